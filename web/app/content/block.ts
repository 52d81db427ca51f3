import type { PictureFile } from './pictures';

/** A part of a page's text. Strings may contain the markup of `inline-text.ts`. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly id: string;
      /** The level of the heading. Default 3. */
      readonly level?: 2 | 3;
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A picture of real output, drawn by `scripts/pictures.mjs`. */
  | ({ readonly kind: 'picture'; readonly alt: string } & PictureFile);
