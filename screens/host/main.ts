import { startPage } from '../../src/graphics/page.ts';
import { loadFont } from '../../src/graphics/theme/fonts.ts';
import { HostScreen } from './host-screen.ts';

const page = startPage();
const host = new HostScreen();
host.room = page.query.room;
page.link?.onChange(() => {
  host.role = page.link?.role() ?? null;
  host.isLost = page.link?.status() === 'lost';
});
document.body.append(host);
page.clock.add(host);
void loadFont('onest');
