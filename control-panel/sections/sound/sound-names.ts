/** `Гонг-клуба-3fa2c1d0.mp3` → «Гонг клуба»: the rest is for the disk. */
export const shortName = (name: string): string =>
  name.replace(/(-[0-9a-f]{8})?\.[a-z0-9]+$/i, '').replaceAll('-', ' ');

export const nameIn = (address: string): string => {
  try {
    return decodeURIComponent(address.split('/').at(-1) ?? address);
  } catch {
    return address;
  }
};

export function sizeOf(bytes: number, language: string): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const value = bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000);
  return value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}
