import { type Event, instant, type Instant, type Language } from '../../rules/index.ts';
import type { Step } from '../seed.ts';
import { DEMO_TEXTS, type DemoTexts } from './texts.ts';

const MAIN = 'main';
const SMALL = 'small';
const MINUTE = 60;

/** What happens in a room, told in seconds from its beginning. */
class Script {
  readonly steps: Step[] = [];
  readonly #room: string | null;
  #at: number;

  constructor(room: string | null, start: number) {
    this.#room = room;
    this.#at = start;
  }

  wait(seconds: number): this {
    this.#at += seconds * 1000;
    return this;
  }

  do(type: string, fields: Readonly<Record<string, unknown>> = {}): this {
    const room = this.#room === null ? {} : { room: this.#room };
    this.steps.push({ at: instant(this.#at), command: { type, ...room, ...fields } });
    return this;
  }
}

/**
 * A made-up evening that has been going on for an hour and a half when somebody first looks at it: in the main hall the wheel
 * is spun this very moment, in the small one a team is drawing and the ladder is about to fall.
 */
export function demoEvening(now: Instant, language: Language): readonly Step[] {
  const texts = DEMO_TEXTS[language];
  const scripts = [setUp(texts, language, now), mainHall(texts, now), smallHall(texts, now)];
  return scripts.flatMap(({ steps }) => steps).sort((a, b) => a.at - b.at);
}

/** Whether nobody has done anything in a demo since it was made: then a new one is worth more, in which everything moves. */
export function isUntouched(events: Iterable<Event>): boolean {
  let made: number | null = null;
  for (const { at, command } of events) {
    made ??= at + BEGAN_AGO * 1000;
    if (command !== null && at > made) return false;
  }
  return true;
}

/** In seconds: how long the evening has been going on. */
const BEGAN_AGO = 95 * MINUTE;

const ago = (now: Instant, seconds: number): number => now - seconds * 1000;

function setUp(texts: DemoTexts, language: Language, now: Instant): Script {
  const script = new Script(null, ago(now, BEGAN_AGO));
  script.do('show.configure', { title: texts.title, language });
  const start = now - 90 * MINUTE * 1000;
  script.do('schedule.set', {
    items: texts.schedule.map((label, i) => ({
      label,
      at: new Date(start - (texts.schedule.length - 1 - i) * 15 * MINUTE * 1000).toISOString(),
    })),
  });
  const ids = texts.teams.map((_team, i) => `team-${i + 1}`);
  texts.teams.forEach(([name, color, players], i) => {
    script.do('team.add', { id: ids[i], name, color, players });
  });
  script.do('rooms.set', {
    rooms: [
      { id: MAIN, name: texts.rooms[0], teams: ids.slice(0, 3) },
      { id: SMALL, name: texts.rooms[1], teams: ids.slice(3) },
    ],
  });
  const words = texts.hat.split(',').map((word) => ({ text: word.trim() }));
  script.do('deck.load', { deck: 'hat', items: words });
  script.do('deck.load', { deck: 'artist', items: texts.artist.map(([text, note]) => ({ text, note })) });
  script.do('deck.load', { deck: 'crocodile', items: texts.crocodile.map((text) => ({ text })) });
  texts.series.forEach(([team, experts, viewers]) => script.do('series.result', { team, experts, viewers }));
  script.do('series.rating', { teams: texts.rating.map(([team, points]) => ({ team, points })) });
  return script;
}

/** One attempt of each team, ended early; the results differ so that the table has something to tell. */
function hatStage(
  script: Script,
  teams: readonly string[],
  reason: string,
  guesses: readonly number[],
): void {
  script.do('party.stage.start', { stage: 'hat' });
  teams.forEach((team, i) => {
    script.do('party.attempt.start', { team }).wait(40).do('party.attempt.go');
    for (let word = 0; word < (guesses[i] ?? 0); word += 1) script.wait(7).do('party.word.guessed');
    script.wait(4).do('party.word.skipped').wait(60).do('party.attempt.close').wait(30);
  });
  script.do('party.stage.end', { override: reason });
}

function mainHall(texts: DemoTexts, now: Instant): Script {
  const script = new Script(MAIN, ago(now, 85 * MINUTE));
  hatStage(script, ['team-1', 'team-2', 'team-3'], texts.shortStage, [6, 4, 7]);

  const game = new Script(MAIN, ago(now, 25 * MINUTE));
  game.do('questions.load', { questions: texts.questions });
  game.do('chgk.game.start', {
    experts: texts.experts,
    viewers: { name: texts.viewers },
    blitz: 5,
    internetCount: 2,
  });
  const round = (sector: number, thinking: number, correct: boolean): void => {
    game.wait(20).do('chgk.wheel.point', { sector });
    game.wait(35).do('chgk.discussion.start').wait(thinking);
    if (thinking < MINUTE) game.do('chgk.answer.give').wait(15);
    game.do('chgk.verdict', { correct });
  };
  round(3, 52, true);
  round(7, 47, false);
  game.wait(20).do('chgk.wheel.point', { sector: 11 });
  game.wait(30).do('chgk.answer.early').wait(12).do('chgk.verdict', { correct: true });
  round(3, 70, false);
  round(9, 33, true);
  round(1, 58, false);

  const air = new Script(MAIN, ago(now, 3));
  air.do('graphic.take', { graphic: 'lowerThird', content: texts.caption });
  air.do('graphic.clear', { graphic: 'lowerThird' });
  for (const graphic of ['scoreboard', 'timer', 'wheel']) air.do('graphic.take', { graphic });
  air.wait(3).do('chgk.wheel.spin');
  script.steps.push(...game.steps, ...air.steps);
  return script;
}

function smallHall(texts: DemoTexts, now: Instant): Script {
  const script = new Script(SMALL, ago(now, 84 * MINUTE));
  const teams = ['team-4', 'team-5', 'team-6'];
  hatStage(script, teams, texts.shortStage, [5, 8, 3]);

  const stage = new Script(SMALL, ago(now, 32 * MINUTE));
  stage.do('party.stage.start', { stage: 'artist', variant: 1, theme: texts.theme });
  for (const graphic of ['scoreboard', 'ladder', 'timer']) stage.do('graphic.take', { graphic });
  [78, 171, 303].forEach((seconds, i) => {
    stage.do('party.attempt.start', { team: teams[i] }).wait(75).do('party.attempt.go');
    stage.wait(seconds).do('party.attempt.guessed').wait(45);
  });
  stage.do('party.penalty', { team: teams[1] });

  const attempt = new Script(SMALL, ago(now, 75));
  attempt.do('party.attempt.start', { team: teams[0] }).wait(55).do('party.attempt.go');
  script.steps.push(...stage.steps, ...attempt.steps);
  return script;
}
