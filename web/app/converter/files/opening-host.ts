import type { ToastContent } from '../../ui/toast-content';

/** The screen that files are opened on. */
export interface OpeningHost {
  readonly onText: (text: string, fileName: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
  readonly announce: (toast: ToastContent) => void;
}
