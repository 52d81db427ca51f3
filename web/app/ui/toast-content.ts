export interface ToastContent {
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly description: string;
  /** An alternative to what was done. */
  readonly action?: { readonly text: string; readonly run: () => void };
  /** Things that need attention, each with its place on the page. */
  readonly links?: readonly { readonly text: string; readonly href: string }[];
  /** The same in a word or two, for one line about everything that came at once. */
  readonly receipt?: Receipt;
}

/** A part of what was opened. */
export interface Receipt {
  readonly of: 'text' | 'pictures' | 'sources' | 'template';
  readonly words: string;
}
