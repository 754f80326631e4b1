import { connect } from '../../src/graphics/connection.ts';
import { browserTime } from '../../src/graphics/frame-clock.ts';
import { roomOf } from '../../src/graphics/graphic-element.ts';
import { readQuery, reloadForNewBuild } from '../../src/graphics/page.ts';
import { SoundDesk } from '../../src/graphics/sound/sound-desk.ts';

// The one page that is heard: nothing is drawn on it, and no other page makes a sound, so that no cue doubles.
const query = readQuery(location.search);
const link = connect({ token: query.token });
const audio = new AudioContext({ latencyHint: 'interactive' });
const desk = new SoundDesk({ audio, now: () => link.now(), time: browserTime });

reloadForNewBuild(link, desk);

// OBS lets sound begin by itself; a browser that does not waits for the first touch.
addEventListener('pointerdown', () => void audio.resume());

link.onChange(() => {
  const view = link.view();
  if (view === null || view.role === 'explainer') return;
  desk.show(roomOf(view, query.room), view.show.sound);
});
