/** Puts a text on the clipboard, also where the clipboard is closed to pages: over plain HTTP from another computer. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way that is left without a secure context
    document.execCommand('copy');
    field.remove();
  }
}
