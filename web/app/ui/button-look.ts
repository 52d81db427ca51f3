const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-small border px-5 py-2 text-center font-medium disabled:opacity-60 print:hidden';

export const BUTTON = {
  primary: `${SHAPE} border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong`,
  secondary: `${SHAPE} border-edge bg-sheet text-ink hover:border-accent hover:text-accent`,
  /** Deletes something for good. */
  danger: `${SHAPE} border-bad bg-bad text-on-bad hover:border-bad-strong hover:bg-bad-strong`,
} as const;

export type ButtonTone = keyof typeof BUTTON;
