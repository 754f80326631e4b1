import type { Instant } from '../../rules/time.ts';
import {
  CUES,
  type Graphic,
  type GraphicContent,
  GRAPHICS,
  type Language,
  type OnAirView,
  type RoomPublicView,
  type SoundView,
} from '../../rules/views/types.ts';
import type { GraphicsView } from '../graphic-element.ts';
import type { Fields } from './fields.ts';
import type { Situation } from './script.ts';

/** What a graphic shows of the game, made from a renderer's data. */
export interface Shown {
  readonly room?: Partial<Pick<RoomPublicView, 'game' | 'clock' | 'party' | 'chgk'>>;
  readonly show?: Partial<Pick<GraphicsView, 'teams' | 'standings' | 'standingsMove' | 'series'>>;
  readonly title?: string;
  readonly schedule?: GraphicsView['show']['schedule'];
  readonly content?: GraphicContent | null;
  /** The text before the last update. */
  readonly contentBefore?: GraphicContent | null;
}

/** The two free texts of a form: `title` and `text`. */
export const contentOf = (fields: Fields): GraphicContent => ({
  title: fields.maybe('title'),
  text: fields.maybe('text'),
});

const offAir: OnAirView = { onAir: false, since: null, content: null };

const silence: SoundView = {
  volume: 0,
  muted: true,
  cues: Object.fromEntries(
    CUES.map((cue) => [cue, { volume: 0, muted: true, file: null }]),
  ) as SoundView['cues'],
};

function onAirOf(situation: Situation, shown: Shown): OnAirView {
  const { update } = situation;
  const changed =
    update && shown.contentBefore !== undefined ? { at: update.at, from: shown.contentBefore } : undefined;
  return {
    onAir: situation.onAir,
    since: situation.since,
    earlier: situation.earlier,
    ...(changed && { changed }),
    content: shown.content ?? null,
  };
}

/** A view of a show that consists of one graphic. */
export function stageView(
  graphic: Graphic,
  situation: Situation,
  shown: Shown,
  language: Language,
  t: Instant,
): GraphicsView {
  const onAir = Object.fromEntries(
    GRAPHICS.map((name) => [name, name === graphic ? onAirOf(situation, shown) : offAir]),
  ) as Record<Graphic, OnAirView>;
  return {
    at: t,
    show: {
      title: shown.title ?? '',
      language,
      look: { theme: 'auto', stamp: 0 },
      sound: silence,
      schedule: shown.schedule ?? [],
    },
    teams: [],
    standings: [],
    standingsMove: null,
    series: [],
    rating: [],
    ...shown.show,
    rooms: {
      main: {
        id: 'main',
        name: '',
        revision: 0,
        game: 'none',
        clock: null,
        party: null,
        chgk: null,
        ...shown.room,
        graphics: Object.fromEntries(GRAPHICS.map((name) => [name, onAir[name].onAir])) as Record<
          Graphic,
          boolean
        >,
        onAir,
      },
    },
  };
}
