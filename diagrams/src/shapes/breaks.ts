import type { DiagramText, DiagramTextLine } from '@footmark/engine';
import { withCharacters } from '../dom/entities.js';

type Lines = DiagramText['lines'];

/** The lines of a text, those marked that go on with a line which the library broke: the label has no break there. */
export function withSoftBreaks(lines: Lines, label: unknown): Lines {
  if (lines.length < 2 || typeof label !== 'string') return lines;
  const source = plainLabel(label);
  let at = 0;
  const marked: DiagramTextLine[] = [];
  for (const [index, line] of lines.entries()) {
    const start = at;
    for (const letter of line.runs.map(({ text }) => text).join('')) {
      if (SPACE.test(letter)) continue;
      while (SPACE.test(source.charAt(at))) at++;
      // What is shown otherwise than it is written says nothing about its breaks.
      if (!source.startsWith(letter, at)) return lines;
      at += letter.length;
    }
    const between = /^\s*/.exec(source.slice(start))?.[0] ?? '';
    const isSoft = index > 0 && !between.includes('\n');
    marked.push(
      isSoft ? { ...line, continues: between === '' ? ('word' as const) : ('line' as const) } : line,
    );
  }
  return source.slice(at).trim() === '' ? marked : lines;
}

const SPACE = /\s/;

/** A label as it is shown, with its breaks. */
export function plainLabel(label: string): string {
  const text = label.trim().replace(/^`|`$/g, '');
  return withCharacters(text)
    .replace(/\s*(?:<br\s*\/?>|\\n|\n)\s*/gi, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[*]+/g, '')
    .trim();
}
