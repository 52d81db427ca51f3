import { notice } from '../api/notice.js';
import type { Document } from '../model/document.js';
import { walkDocument } from '../model/nodes/walk.js';
import type { Check } from './subject.js';

/** `[]` or `[^]`, but not the second half of `[a][]`, nor part of an unfinished link or picture. */
const EMPTY_REFERENCE = /(?<![\]!])\[\^?\](?!\(|\[(?!\^))/;
const WITH_CARET = /(?<![\]!])\[\^\](?!\(|\[(?!\^))/;

/**
 * Reports the first reference without a name. The model shows that there is one, the source shows where. Without a caret, brackets are one
 * only in a text with notes, and not where they are about code or data.
 */
export const emptyReferences: Check = ({ document, source }, report) => {
  const hasNotes = document.definitions.size > 0 || hasReference(document);
  if (!source.has(hasNotes ? EMPTY_REFERENCE : WITH_CARET)) return;
  const tried = new Set<number>();
  for (const line of linesWithCandidates(document)) {
    const start = source.startOf(line);
    if (tried.has(start)) continue;
    tried.add(start);
    const place = firstIn(source.linesFrom(start), start, hasNotes);
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

function firstIn(lines: readonly string[], firstLine: number, hasNotes: boolean): Place | undefined {
  const written = lines.join('\n');
  const text = written.replace(NOT_TEXT, (match) => match.replace(/[^\n]/g, ' '));
  for (const { 0: sign, index } of text.matchAll(new RegExp(EMPTY_REFERENCE, 'g'))) {
    if (sign === '[]' && !(hasNotes && isInProse(text, written, index))) continue;
    const before = text.slice(0, index).split('\n');
    return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return undefined;
}

/** A type's name: one of those that many languages have, or one that is written as no word is: `byte`, `T`, `UserId`, `user_id`, `List<T>`. */
const TYPE =
  /(?:^|[^\p{L}\p{N}_])(?:string|str|char|byte|bool|boolean|int|u?int\d*|long|short|float|double|decimal|number|object|any|unknown|void|var|const|array|list|args|argv|operator|new|delete|\p{Lu}|\p{L}+\p{Lu}[\p{L}\p{N}]*|[\p{L}\p{N}]*[_$\d][\p{L}\p{N}_$]*)\??$|[>}`)\]]\??$/u;
/** A name with a capital within a sentence: `a User[]`. */
const NAME = /[^.!?\s]\s+\p{Lu}[\p{L}\p{N}]*\??$/u;
/** What stands before brackets in code and data, or directly around the sign when the text is about it. */
const BEFORE_DATA = /[=(:{,"'“‘«;&|]\s*$/;
const AFTER_DATA = /^\s*["'”’»=]/;
/** The beginning of a line, an item or a cell: a box for a task. */
const BOX = /(?:^|\n|\|)[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*$/;
/** How far other empty brackets may be from these, when a sentence is about brackets: `{} and []`. */
const BESIDE = 40;
/** How much of a long line is examined. */
const MAX_LINE = 2000;

/** Whether brackets stand where a note's mark may: not after a type's name, beside other empty brackets, in data, or as a box. */
function isInProse(text: string, written: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - MAX_LINE), index);
  const after = text.slice(index + 2, index + 2 + BESIDE);
  // Code was blanked out of the text.
  const direct = written.slice(Math.max(0, index - BESIDE), index);
  if (
    BOX.test(before) ||
    BEFORE_DATA.test(before) ||
    AFTER_DATA.test(after) ||
    TYPE.test(direct) ||
    NAME.test(direct)
  )
    return false;
  const start = written.lastIndexOf('\n', index) + 1;
  const line = written.slice(start, start + MAX_LINE).split('\n', 1)[0] ?? '';
  const around = direct + written.slice(index + 2, index + 2 + BESIDE);
  return !/\{\}|\(\)/.test(around) && !isOfData(line);
}

/** Whether a line is one of CSV: values without spaces between separators, one of which is the brackets. */
function isOfData(line: string): boolean {
  return [',', ';', '\t'].some((separator) => {
    const values = line.split(separator);
    return values.length > 2 && values.some((value) => /^\s*\[\]\s*$/.test(value));
  });
}

function hasReference(document: Document): boolean {
  let has = false;
  walkDocument(document, {
    inline(inline) {
      has ||= inline.type === 'footnoteReference';
    },
  });
  return has;
}
