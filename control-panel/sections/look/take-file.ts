/** The file that was chosen; the same one can be chosen again. */
export function takeFile(event: Event): File | null {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0] ?? null;
  field.value = '';
  return file;
}
