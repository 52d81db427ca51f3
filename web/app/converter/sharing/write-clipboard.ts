import type { WordClipboard } from '@footmark/engine';

/**
 * Puts a text into the clipboard in both of its forms. Browsers take out of what `navigator.clipboard` is given what Word needs:
 * styles, comments and its own properties. What a copy event is given stays as it is.
 */
export async function writeClipboard(clipboard: WordClipboard): Promise<void> {
  if (writeInCopyEvent(clipboard)) return;
  const blob = (type: string, text: string): Blob => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': blob('text/html', clipboard.html),
      'text/plain': blob('text/plain', clipboard.plain),
    }),
  ]);
}

function writeInCopyEvent({ html, plain }: WordClipboard): boolean {
  let isWritten = false;
  const write = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', plain);
    event.preventDefault();
    // The editor would put in its own selection.
    event.stopImmediatePropagation();
    isWritten = true;
  };
  window.addEventListener('copy', write, { capture: true });
  // Deprecated, and in every browser: there is no other way to a copy event from a button.
  const isDone = document.execCommand('copy');
  window.removeEventListener('copy', write, { capture: true });
  return isDone && isWritten;
}
