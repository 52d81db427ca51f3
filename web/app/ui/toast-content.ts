export interface ToastContent {
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly description: string;
  /** An alternative to what was done. */
  readonly action?: { readonly text: string; readonly run: () => void };
  /** Things that need attention, each with its place on the page. */
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}
