/**
 * Makes the browser forget how it has painted an element before. What has been half transparent is blended in another way
 * for the rest of its life (Chromium 127 and later keep its layer), a shade or two off at its edges: a frame that is to be the
 * same whichever frame was before it has to be painted by a browser without a past.
 */
export function paintAfresh(element: HTMLElement): void {
  const { display } = element.style;
  element.style.display = 'none';
  // Asking for the layout makes it happen: without this the two changes would be none.
  element.getBoundingClientRect();
  element.style.display = display;
}
