import type { ToastContent } from '../../ui/toast-content';

/** The forms of a text on the clipboard. */
export interface ClipboardText {
  readonly html: string;
  readonly plain: string;
}

const KEYS_HINT = 'Your browser does not allow it here.';

const NOT_READ: ToastContent = {
  tone: 'destructive',
  title: 'The clipboard could not be read',
  description: `${KEYS_HINT} Click in the text and press Ctrl+V (⌘V on a Mac).`,
};

const EMPTY_CLIPBOARD: ToastContent = {
  tone: 'destructive',
  title: 'Nothing to paste',
  description: 'The clipboard holds neither text nor a picture.',
};

const NOT_COPIED: ToastContent = {
  tone: 'destructive',
  title: 'The text could not be copied',
  description: `${KEYS_HINT} Select the text and press Ctrl+C (⌘C on a Mac).`,
};

interface Pasting {
  readonly onText: (text: ClipboardText) => void;
  readonly onPicture: (picture: File) => void;
  /** What happens besides announcing it. */
  readonly onRefused?: () => void;
  readonly announce: (toast: ToastContent) => void;
}

/** Passes the content to the callbacks; a refusal is logged and announced. */
export async function readClipboard({ onText, onPicture, onRefused, announce }: Pasting): Promise<void> {
  try {
    const { text, html = '', picture } = await clipboardContent();
    if (picture) onPicture(picture);
    else if (text) onText({ html, plain: text });
    else announce(EMPTY_CLIPBOARD);
  } catch (error) {
    console.error('Failed to read clipboard', error);
    announce(NOT_READ);
    onRefused?.();
  }
}

/** Programs add a picture to copied text; then the text is what is meant. */
async function clipboardContent(): Promise<{ text?: string; html?: string; picture?: File }> {
  const { clipboard } = navigator;
  // Older browsers can read only text.
  if (typeof clipboard.read !== 'function') return { text: await clipboard.readText() };
  const items = await clipboard.read();
  const written = items.find(({ types }) => types.includes('text/plain'));
  const text = written && (await (await written.getType('text/plain')).text());
  const rich = items.find(({ types }) => types.includes('text/html'));
  if (text?.trim()) return { text, html: rich ? await (await rich.getType('text/html')).text() : '' };
  for (const item of items) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type) return { picture: new File([await item.getType(type)], pastedName(type), { type }) };
  }
  return text ? { text } : {};
}

/** The name that browsers give to a picture pasted by keyboard: `image.png`. */
function pastedName(type: string): string {
  return `image.${type.replace(/^image\//, '').replace(/\+.*$/, '')}`;
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
