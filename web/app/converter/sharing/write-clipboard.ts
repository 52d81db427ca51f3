import type { WordClipboard } from '@footmark/engine';

/**
 * Puts a text onto the clipboard in both of its forms. Browsers remove from the input of `navigator.clipboard` what
 * Word needs: styles, comments and its own properties. They leave the data of a copy event as it is.
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
    // The editor would put its own selection there.
    event.stopImmediatePropagation();
    isWritten = true;
  };
  window.addEventListener('copy', write, { capture: true });
  // Deprecated, but in every browser: a button has no other way to trigger a copy event.
  const isDone = document.execCommand('copy');
  window.removeEventListener('copy', write, { capture: true });
  return isDone && isWritten;
}
