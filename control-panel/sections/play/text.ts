import type { Stage } from '../../../src/rules/views/types.ts';
import { enForm, ruForm, tables } from '../../text/tables.ts';

export const playText = tables(
  {
    noTeams: 'Ещё нет команд',
    noTeamsText:
      'Добавьте первую: название, цвет, игроки. Больше пяти команд программа предложит развести по комнатам.',
    addTeams: 'Добавить команды',
    teamsHere: (n: number) => `Играют ${String(n)} ${ruForm(n, 'команда', 'команды', 'команд')}`,
    about: {
      hat: 'минута слов: +3 за отгаданное, −1,5 за пропущенное',
      artist: 'рисунок на доске: от 50 до 5 очков по лестнице',
      crocodile: 'жесты и мимика: от 50 до 5 очков по лестнице',
    } satisfies Record<Stage, string>,
  },
  {
    noTeams: 'No teams yet',
    noTeamsText:
      'Add the first one: name, colour, players. For more than five teams the program proposes rooms.',
    addTeams: 'Add teams',
    teamsHere: (n: number) => `${String(n)} ${enForm(n, 'team plays', 'teams play')}`,
    about: {
      hat: 'a minute of words: +3 guessed, −1.5 skipped',
      artist: 'a drawing on the board: 50 down to 5 points',
      crocodile: 'gestures only: 50 down to 5 points',
    } satisfies Record<Stage, string>,
  },
);
