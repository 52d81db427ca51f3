import type { ToastContent } from '../ui/toast-content';

const KEYS_HINT = 'Your browser does not allow it here.';

const NOT_READ: ToastContent = {
  tone: 'destructive',
  title: 'The clipboard could not be read',
  description: `${KEYS_HINT} Click into the text and press Ctrl or ⌘ with V.`,
};

const NOT_COPIED: ToastContent = {
  tone: 'destructive',
  title: 'The text could not be copied',
  description: `${KEYS_HINT} Mark the text and press Ctrl or ⌘ with C.`,
};

/** Whether a text came, and what became of it, is told to the callbacks; a refusal is logged and announced. */
export async function readClipboard(
  onText: (text: string) => void,
  announce: (toast: ToastContent) => void,
): Promise<void> {
  try {
    onText(await navigator.clipboard.readText());
  } catch (error) {
    console.error('Failed to read clipboard', error);
    announce(NOT_READ);
  }
}

export async function copyToClipboard(
  text: string,
  onCopied: () => void,
  announce: (toast: ToastContent) => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    onCopied();
  } catch (error) {
    console.error('Failed to copy to clipboard', error);
    announce(NOT_COPIED);
  }
}
