import type { ToastContent } from './toast-content';

/**
 * Opens the browser's file dialog. Browsers allow this only soon after a click. If a click was held until the page was
 * ready and this time has passed, they silently do nothing, so this reports it.
 */
export function askForFiles(
  input: HTMLInputElement | null,
  announce: (toast: ToastContent) => void,
  label: string,
): void {
  // Older browsers cannot tell.
  if (navigator.userActivation?.isActive ?? true) input?.click();
  else
    announce({
      tone: 'plain',
      title: `Press “${label}” again`,
      description:
        'The page was still loading when you clicked, and browsers open a file dialog only right after a click.',
    });
}
