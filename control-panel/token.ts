const KEPT = 'volchok.operator';

/**
 * The key from the link, or the one that this browser has been opened with before. It is taken out of the address, so that nobody
 * reads it off a shared screen.
 */
export function keepToken(given: string | null): string | null {
  try {
    if (given === null) return localStorage.getItem(KEPT);
    localStorage.setItem(KEPT, given);
    const address = new URL(location.href);
    address.searchParams.delete('token');
    history.replaceState(null, '', address);
    return given;
  } catch {
    // A browser that keeps nothing needs the link each time.
    return given;
  }
}

/** The key in a pasted link or by itself; null if there is none. */
export function tokenIn(text: string): string | null {
  const pasted = text.trim();
  const found = /[?&]token=([^&#\s]+)/.exec(pasted)?.[1];
  if (found !== undefined) return decodeURIComponent(found);
  return /^[\w-]{8,}$/.test(pasted) ? pasted : null;
}
