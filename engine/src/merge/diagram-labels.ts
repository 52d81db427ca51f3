import type { Line } from './canonical.js';
import type { LinePair } from './place-of-hunk.js';
import type { SourcePlaces } from './source-places.js';
import type { Span } from './source-text.js';

/*
 * Labels of diagrams that were changed in Word. The code that a file gives is written in one way, `A -->|"yes"| B`, and that of its
 * author in any: `A -- yes --> B`. So a label is looked for by its words among the labels of the author's code.
 */

/** A place where a label is changed, and what is written there. */
interface LabelEdit extends Span {
  readonly markdown: string;
  /** Whether it is a line that gives a label to a part that showed its own name. */
  readonly isDeclaration: boolean;
}

const FENCE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\bmermaid\b[^\n]*\n([\s\S]*?)^[ \t>]*\2/gm;
const SIGNS = /[^\p{L}\p{M}\p{N} .,'!?+-]/u;

/** Where the label of a line that was changed is in the author's code; undefined if that cannot be told. */
export function labelEdit(places: SourcePlaces, { old, now }: LinePair): LabelEdit | undefined {
  const change = changedLabel(old.text, now.text);
  const own = fenceAround(old);
  const code = own && codeOf(places, own);
  if (!change || !code) return undefined;
  const { id, before, after } = change;
  const text = places.source.slice(code.start, code.end);
  const found = labelsIn(text, before);
  const all = own.flatMap((line) => labelsIn(line.text, before).map((label) => ({ line, label })));
  const place = found[all.findIndex(({ line }) => line === old)];
  if (place && found.length === all.length) {
    const isQuoted = place.isQuoted || !SIGNS.test(after);
    const [start, end] = [code.start + place.start, code.start + place.end];
    return { start, end, markdown: isQuoted ? after : `"${after}"`, isDeclaration: false };
  }
  // A node that shows its own name has no label in the code of its author.
  const declaration = now.text.slice(now.prefix.length).replace(/\s*\{\s*$/, '');
  const isDeclared =
    declaration.startsWith('class ') &&
    new RegExp(`^[ \\t>]*class\\s+${escaped(before)}(?![\\w-])`, 'm').test(text);
  if (found.length > 0 || id !== before || isDeclared) return undefined;
  const last = text.trimEnd();
  const indent = /(?:^|\n)([ \t>]*)[^\n]*$/.exec(last)?.[1] ?? '';
  const at = code.start + last.length;
  return { start: at, end: at, markdown: `\n${indent}${declaration}`, isDeclaration: true };
}

interface Change {
  readonly id: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** The only label that differs between two lines. */
function changedLabel(old: string, now: string): Change | undefined {
  // A class that shows its own name.
  const [, named, rest = ''] = /^\s*class (\S+?)((?:~.*~)?(?: \{)?)$/.exec(old) ?? [];
  if (named !== undefined) {
    const [, id, after, tail] = /^\s*class (\S+?)\["([^"]*)"\](.*)$/.exec(now) ?? [];
    return id === named && after !== undefined && tail === rest ? { id, before: id, after } : undefined;
  }
  // What a line of a class, state or sequence diagram ends with.
  const [, head, label] = /^(.*?\S ?: )(.+)$/.exec(old) ?? [];
  if (head !== undefined && label !== undefined && now.startsWith(head) && !label.includes('"'))
    return { id: undefined, before: label, after: now.slice(head.length) };
  const [was, is] = [old.split('"'), now.split('"')];
  const differing = was.flatMap((part, index) => (part === is[index] ? [] : [index]));
  const [at] = differing;
  if (was.length !== is.length || differing.length !== 1 || at === undefined || at % 2 === 0)
    return undefined;
  const id = at === 1 ? /^\s*([\w-]+)[[({>]+$/.exec(was[0] ?? '')?.[1] : undefined;
  return { id, before: was[at] ?? '', after: is[at] ?? '' };
}

/** The lines of the fence that a line is in, without the fence itself; undefined if it holds no diagram. */
function fenceAround({ section: { lines }, index }: Line): readonly Line[] | undefined {
  const isFence = (line: Line | undefined): boolean => /^[ \t>]*(?:`{3,}|~{3,})/.test(line?.text ?? '');
  let [first, last] = [index, index];
  while (first > 0 && !isFence(lines[first - 1])) first--;
  while (last < lines.length && !isFence(lines[last])) last++;
  return /\bmermaid\b/.test(lines[first - 1]?.text ?? '') ? lines.slice(first, last) : undefined;
}

/** The code in the text that has most of the words of these lines. */
function codeOf(places: SourcePlaces, lines: readonly Line[]): Span | undefined {
  const partners = lines.flatMap((line) =>
    line.tokens.flatMap((_token, index) => places.partner(line, index) ?? []),
  );
  let [most, found]: [number, Span | undefined] = [0, undefined];
  for (const { index, 0: whole, 1: indent = '', 3: code = '' } of places.source.matchAll(FENCE)) {
    const start = index + whole.indexOf('\n', indent.length) + 1;
    const end = start + code.length;
    const count = partners.filter((token) => token.start >= start && token.end <= end).length;
    if (count > most) [most, found] = [count, { start, end }];
  }
  return found;
}

interface Label extends Span {
  readonly isQuoted: boolean;
}

/** Where these words are a whole label: between brackets, bars or quotation marks, within a line, or behind a colon. */
function labelsIn(code: string, label: string): readonly Label[] {
  const words = label
    .split(/\s+|<br\s*\/?>/)
    .map(escaped)
    .join('(?:\\s+|\\s*<br\\s*/?>\\s*)');
  const pattern = new RegExp(
    `(["|[({>/\\\\:]|--|==|-\\.|~~)\\s*(${words})\\s*(?=(["|\\])}/\\\\]|--|==|\\.-|~~|$))`,
    'gmu',
  );
  return Array.from(code.matchAll(pattern)).flatMap(
    ({ index, 0: whole, 1: open = '', 2: found = '', 3: close }) => {
      // Only what follows a colon ends with its line.
      if (close === '' && open !== ':') return [];
      const start = index + whole.indexOf(found, open.length);
      return [{ start, end: start + found.length, isQuoted: open === '"' || open === ':' }];
    },
  );
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
