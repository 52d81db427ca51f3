import { lineRange } from './findings';

/** Marks a line of the text and brings it into view. */
export function selectLine(textArea: HTMLTextAreaElement, line: number): void {
  const { start, end } = lineRange(textArea.value, line);
  textArea.setSelectionRange(start, end);
  // Only the moment of gaining focus makes browsers scroll to the selection.
  textArea.blur();
  textArea.focus();
}
