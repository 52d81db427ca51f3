export interface ToastContent {
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly description: string;
}

/** One toast at a time; it leaves by itself, by a swipe to the right, or by its button. */
export const TOAST = { durationMs: 5000, swipeThresholdPx: 50, hotkey: ['F8'] } as const;
