const PICTURE_NAME = /\.(?:png|jpe?g|jfif|gif|svg|webp|avif)$/i;

/** Whether a file is a picture, judging by its name and its declared type. */
export function isPicture(file: File): boolean {
  return PICTURE_NAME.test(file.name) || /^image\//.test(file.type);
}

/** The types that a file picker offers. */
export const ACCEPTED_PICTURES = 'image/*,.svg,.avif,.webp';
