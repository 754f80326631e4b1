/** For lit's `ref`: the field in which writing begins when its dialog has opened. */
export function focusFirst(element?: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // The dialog sets the focus itself when it opens, in the frame after.
  requestAnimationFrame(() => requestAnimationFrame(() => element.focus()));
}
