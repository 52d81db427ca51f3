export interface ToastContent {
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly description: string;
  /** What somebody may want instead of what was done. */
  readonly action?: { readonly text: string; readonly run: () => void };
  /** What wants a look, each with its place on the page. */
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}
