import type { DiagramText, DiagramTextLine } from '@footmark/engine';
import { withoutEmphasis } from '../dom/emphasis.js';
import { withCharacters } from '../dom/entities.js';

type Lines = DiagramText['lines'];

/** The lines of a text, those marked that go on with a line which the library broke: the label has no break there. */
export function withSoftBreaks(lines: Lines, label: unknown): Lines {
  if (lines.length < 2 || typeof label !== 'string') return lines;
  // The kinds of diagrams differ in what they read in a label; what is shown tells it.
  for (const breaks of [BREAKS, TAGS])
    for (const isMarkdown of [true, false]) {
      const marked = markedAs(lines, shown(label, breaks, isMarkdown));
      if (marked) return marked;
    }
  return lines;
}

/** Undefined if the lines show something else than the source: that says nothing about its breaks. */
function markedAs(lines: Lines, source: string): Lines | undefined {
  let at = 0;
  const marked: DiagramTextLine[] = [];
  for (const [index, line] of lines.entries()) {
    const start = at;
    for (const letter of line.runs.map(({ text }) => text).join('')) {
      if (SPACE.test(letter)) continue;
      while (SPACE.test(source.charAt(at))) at++;
      if (!source.startsWith(letter, at)) return undefined;
      at += letter.length;
    }
    const between = /^\s*/.exec(source.slice(start))?.[0] ?? '';
    const isSoft = index > 0 && !between.includes('\n');
    marked.push(
      isSoft ? { ...line, continues: between === '' ? ('word' as const) : ('line' as const) } : line,
    );
  }
  return source.slice(at).trim() === '' ? marked : undefined;
}

const SPACE = /\s/;
/** What breaks a line in a label. */
const BREAKS = /\s*(?:<br\s*\/?>|\\n|\n)\s*/gi;
const TAGS = /\s*(?:<br\s*\/?>|\n)\s*/gi;

/** A label as it is shown, with its breaks. */
export function plainLabel(label: string): string {
  return shown(label, BREAKS, false);
}

function shown(label: string, breaks: RegExp, isMarkdown: boolean): string {
  const text = withCharacters(label.trim().replace(/^`|`$/g, ''))
    .replace(breaks, '\n')
    .replace(/[^\S\n]+/g, ' ');
  return (isMarkdown ? withoutEmphasis(text) : text).trim();
}
