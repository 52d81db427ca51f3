/** A picture that can stand in a Word document. */
export interface EmbeddedImage {
  readonly bytes: Uint8Array;
  readonly extension: ImageExtension;
  /** EMU (914,400 to the inch), from the pixels and the density that the file gives. */
  readonly width: number;
  readonly height: number;
}

export type ImageExtension = 'png' | 'jpeg' | 'gif';

export const IMAGE_CONTENT_TYPES: Readonly<Record<ImageExtension, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};
