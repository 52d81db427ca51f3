/**
 * Runs in the page: pastes the book in `window.book` as a visitor would.
 *
 * @param {Element} element
 */
export function pasteBook(element) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', /** @type {any} */ (window).book);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
