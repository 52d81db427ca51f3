import { notice } from '../api/notice.js';
import type { Document } from '../model/document.js';
import { walkDocument } from '../model/nodes/walk.js';
import type { Check } from './subject.js';

/** `[]` or `[^]`, but not the second half of `[a][]`, nor part of an unfinished link or picture. */
const EMPTY_REFERENCE = /(?<![\]!])\[\^?\](?!\(|\[(?!\^))/;

/** Reports the first reference without a name. The model shows that there is one, the source shows where. */
export const emptyReferences: Check = ({ document, source }, report) => {
  if (!source.has(EMPTY_REFERENCE)) return;
  const tried = new Set<number>();
  for (const line of linesWithCandidates(document)) {
    const start = source.startOf(line);
    if (tried.has(start)) continue;
    tried.add(start);
    const place = firstIn(source.linesFrom(start), start);
    if (!place) continue;
    const message = 'Document contains empty footnote references [] or [^]';
    report(notice('footnote-empty-reference', message, place.line, place.column));
    return;
  }
};

/** The lines of the blocks with such a reference, in document order. */
function linesWithCandidates(document: Document): number[] {
  const lines: number[] = [];
  let line = 1;
  walkDocument(document, {
    block(block) {
      line = block.line;
    },
    inline(inline) {
      if (inline.type !== 'text' || !inline.value.includes('[')) return;
      if (EMPTY_REFERENCE.test(inline.value) && lines.at(-1) !== line) lines.push(line);
    },
  });
  return lines.sort((a, b) => a - b);
}

/** Escapes, code and HTML tags, which are not running text. Each alternative has bounded lookahead. */
const NOT_TEXT = /\\[^\n]|(?<!`)(`{1,9})(?!`)[\s\S]*?(?<!`)\1(?!`)|<[^<>]*>/g;

interface Place {
  readonly line: number;
  readonly column: number;
}

function firstIn(lines: readonly string[], firstLine: number): Place | undefined {
  const text = lines.join('\n').replace(NOT_TEXT, (match) => match.replace(/[^\n]/g, ' '));
  const match = EMPTY_REFERENCE.exec(text);
  if (!match) return undefined;
  const before = text.slice(0, match.index).split('\n');
  return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}
