const WORD_ENDING = /\.(?:docx|docm|dotx)$/i;

/** Whether an input is a Word file, which is read as Markdown. */
export function isWordFile(input: string): boolean {
  return WORD_ENDING.test(input);
}

/** A name without the extension of a Word file. */
export function withoutWordEnding(name: string): string {
  return name.replace(WORD_ENDING, '');
}
