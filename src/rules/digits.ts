/**
 * C-2: whole seconds as the audience sees them: `ceil(remaining / 1000)`, and minus zero is zero.
 * The ladder is scored off this very number.
 */
export function secondsShown(remainingMs: number): number {
  const seconds = Math.ceil(remainingMs / 1000);
  return seconds === 0 ? 0 : seconds;
}

/** C-2, X-15: `m:ss`, a negative reading with U+2212 in front, as in `−0:05`. */
export function digitsOf(seconds: number): string {
  const whole = Math.abs(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return `${seconds < 0 ? '−' : ''}${String(minutes)}:${rest}`;
}
