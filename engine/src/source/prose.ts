import { FenceTracker } from './fenced-lines.js';

/** A text with the first lines of its fenced code, but without other lines of code, and with empty code in its lines. `tracker` knows the lines above. */
export function proseOf(text: string, tracker = new FenceTracker()): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => (tracker.next(line) === 'rest' || tracker.isIndentedCode ? '' : line))
    .join('\n')
    .replace(/(?<!`)(`{1,2})(?!`)[^\n]{0,500}?[^`\n]\1(?!`)/g, '$1$1');
}
