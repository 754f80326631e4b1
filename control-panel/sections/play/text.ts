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
      hat: 'слова на время: отгаданные прибавляют очки, пропущенные отнимают',
      artist: 'рисунок на доске: чем раньше отгадают, тем больше очков',
      crocodile: 'жесты и мимика: чем раньше отгадают, тем больше очков',
    } satisfies Record<Stage, string>,
  },
  {
    noTeams: 'No teams yet',
    noTeamsText:
      'Add the first one: name, colour, players. For more than five teams the program proposes rooms.',
    addTeams: 'Add teams',
    teamsHere: (n: number) => `${String(n)} ${enForm(n, 'team plays', 'teams play')}`,
    about: {
      hat: 'words against the clock: guessed ones bring points, skipped ones cost some',
      artist: 'a drawing on the board: the sooner guessed, the more points',
      crocodile: 'gestures only: the sooner guessed, the more points',
    } satisfies Record<Stage, string>,
  },
);
