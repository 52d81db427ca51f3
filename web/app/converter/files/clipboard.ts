import type { ToastContent } from '../../ui/toast-content';

/** The forms of a text on the clipboard. */
export interface ClipboardText {
  readonly html: string;
  readonly plain: string;
  /** The Rich Text Format, which browsers give to pages only when a visitor pastes by keyboard or menu. */
  readonly rtf?: string;
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

const CLEANED: ToastContent = {
  tone: 'plain',
  title: 'Press Ctrl+V to paste this (⌘V on a Mac)',
  description:
    'It comes from Word, and this browser gives a button only a part of it: lists, formulas and notes would be lost.',
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
    const { text, html = '', picture, isCleaned } = await clipboardContent();
    if (picture) onPicture(picture);
    else if (text && isCleaned && isFromWord(html)) {
      const paste = (): void => onText({ html, plain: text });
      announce({ ...CLEANED, action: { text: 'Paste the part', run: paste } });
      onRefused?.();
    } else if (text) onText({ html, plain: text });
    else announce(EMPTY_CLIPBOARD);
  } catch (error) {
    console.error('Failed to read clipboard', error);
    announce(NOT_READ);
    onRefused?.();
  }
}

interface ClipboardContent {
  readonly text?: string;
  readonly html?: string;
  readonly picture?: File;
  /** Whether the browser has removed from the HTML what it does not need to draw it. */
  readonly isCleaned?: boolean;
}

/** Programs add a picture to copied text; then the text is what is meant. */
async function clipboardContent(): Promise<ClipboardContent> {
  const { clipboard } = navigator;
  // Older browsers can read only text.
  if (typeof clipboard.read !== 'function') return { text: await clipboard.readText(), isCleaned: true };
  const formats = new WantedFormats();
  // TypeScript's declarations do not have the request yet.
  const read: (wanted: WantedFormats) => Promise<ClipboardItems> = clipboard.read.bind(clipboard);
  const items = await read(formats);
  const isCleaned = !formats.areRead;
  const written = items.find(({ types }) => types.includes('text/plain'));
  const text = written && (await (await written.getType('text/plain')).text());
  const rich = items.find(({ types }) => types.includes('text/html'));
  if (text?.trim())
    return { text, html: rich ? await (await rich.getType('text/html')).text() : '', isCleaned };
  for (const item of items) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type) return { picture: new File([await item.getType(type)], pastedName(type), { type }) };
  }
  return text ? { text } : {};
}

/**
 * Asks for HTML as the other program wrote it (Clipboard API, `ClipboardUnsanitizedFormats`): what a browser removes for safety holds
 * Word's lists and formulas. The engine reads it as data, and nothing of it is run. Browsers that do not know the request do not read it.
 */
class WantedFormats {
  areRead = false;
  get unsanitized(): string[] {
    this.areRead = true;
    return ['text/html'];
  }
}

/** Word's names of paragraphs' styles are left even where its own declarations have been removed. */
function isFromWord(html: string): boolean {
  return /\bclass=["']?Mso[A-Z]|urn:schemas-microsoft-com:office|\bm:omath/i.test(html);
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
