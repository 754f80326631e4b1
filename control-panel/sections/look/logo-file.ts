/** Types a theme takes as a logo. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** As many characters of a `data:` address as a theme takes. */
const LOGO_MOST = 1_500_000;
/** A logo is shown at most 200 px high; twice that is sharp everywhere. */
const SIDE_MOST = 800;

/**
 * A picture file as a `data:` address. One that is too large is made smaller; `type` and `size` say that it is no picture, or too large
 * all the same.
 */
export async function logoOf(
  file: File,
): Promise<{ readonly logo: string } | { readonly wrong: 'type' | 'size' }> {
  if (!LOGO_TYPES.some((type) => type === file.type)) return { wrong: 'type' };
  const whole = await addressOf(file);
  try {
    const image = new Image();
    image.src = whole;
    await image.decode();
    if (whole.length <= LOGO_MOST) return { logo: whole };
    const by = Math.min(1, SIDE_MOST / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * by));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * by));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const smaller = canvas.toDataURL('image/png');
    return smaller.length <= LOGO_MOST ? { logo: smaller } : { wrong: 'size' };
  } catch {
    return { wrong: 'type' };
  }
}

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
