import type { ToastContent } from '../../ui/toast-content';

/** The screen that files are opened on. */
export interface OpeningHost {
  readonly onText: (text: string, fileName: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
  readonly announce: (toast: ToastContent) => void;
}

export const NOT_LOADED: ToastContent = {
  tone: 'destructive',
  title: 'The file could not be opened',
  description: 'A part of this page could not be loaded. Check your connection and try again.',
};
