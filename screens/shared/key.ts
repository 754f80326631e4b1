/** Whether the server does not know the key of the page's link. Such a page hears nothing over its socket, not even that. */
export async function isKeyUnknown(token: string | null): Promise<boolean> {
  if (token === null) return false;
  try {
    return (await fetch(`/api/view?token=${encodeURIComponent(token)}`)).status === 401;
  } catch {
    return false;
  }
}
