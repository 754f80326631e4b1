// Sections that nobody needs in the first second. They come right after it, so that a lost server takes none of them away.
import './sections/content/content-section.ts';
import './sections/journal/journal-section.ts';
import './sections/links/links-section.ts';
import './sections/look/look-section.ts';
import './sections/obs/obs-section.ts';
import './sections/series/series-section.ts';
import './sections/show/show-section.ts';
import './sections/sound/sound-section.ts';
