import { connect } from '../../src/graphics/connection.ts';
import { FrameClock } from '../../src/graphics/frame-clock.ts';
import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import { readQuery, reloadForNewBuild } from '../../src/graphics/page.ts';
import { loadFont } from '../../src/graphics/theme/fonts.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ExplainerView } from '../../src/rules/views/types.ts';
import { ExplainerScreen } from './explainer-screen.ts';

const query = readQuery(location.search);
const link = connect<ExplainerView>({ token: query.token });
const now = (local?: number): Instant => link.now(local);
const clock = new FrameClock({ now });
if (query.t !== null) clock.freeze(query.t);

const screen = new ExplainerScreen();
screen.send = (type, pressedAt) => {
  // A refusal needs no words here: the word that comes next says it all.
  link.send({ type, pressedAt }).then(
    () => {
      screen.isUnheard = false;
    },
    () => {
      screen.isUnheard = true;
    },
  );
};
screen.now = now;
document.body.append(screen);
clock.add(screen);

link.onChange(() => {
  screen.role = link.role();
  screen.isLost = link.status() === 'lost';
  const view = link.view();
  // Only the room is read of it, and that has all the element asks for.
  clock.show(view as unknown as GraphicsView | null, query.language);
});
document.addEventListener('visibilitychange', () => {
  clock.hide(document.visibilityState === 'hidden');
});
reloadForNewBuild(link, clock);
void loadFont('onest');
