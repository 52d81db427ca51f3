import type { PictureFile } from './pictures';

/** A piece of a page's text. Strings may hold the marks of `inline-text.ts`. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly id: string;
      /** Where it stands among the page's headings. Default 3. */
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
  /** A picture of real output, as `scripts/pictures.mjs` draws it. */
  | ({ readonly kind: 'picture'; readonly alt: string } & PictureFile);
