/** What a tab keeps over a reload. Null in a browser that keeps nothing. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
