import type { ToastContent } from '../../ui/toast-content';

/**
 * Opens the browser's file dialog. Browsers do that only right after a press: where one was held until the page was ready
 * and its time has run out, they do nothing and say nothing, so this says it.
 */
export function askForFiles(
  input: HTMLInputElement | null,
  announce: (toast: ToastContent) => void,
  label: string,
): void {
  // Older browsers do not tell.
  if (navigator.userActivation?.isActive ?? true) input?.click();
  else
    announce({
      tone: 'plain',
      title: `Press “${label}” again`,
      description:
        'The page was still loading when you pressed it, and a browser opens its file dialog only right after a press.',
    });
}
