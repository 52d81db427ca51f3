import type { Element } from '../../docx/xml';
import { type Field, isHidden, type Range } from './story';
import type { PageOf, Shown, Update } from './update';

/** In place of the number of a page that is not known. */
export const UNKNOWN_PAGE = '\u{fffd}';

/** The entries of a table of contents or list of captions, as an update makes them (ECMA-376 Part 1, 17.16.5.68). */
export function contentsEntries(field: Field, update: Update, pageOf: PageOf): Shown {
  const { switches } = field.instruction;
  // Entries that the text marks with fields of their own.
  if (switches.has('\\f') || switches.has('\\l')) return undefined;
  const entries: string[] = [];
  for (const { range, level, shown } of listed(field, update)) {
    const page = hasPages(switches, level)
      ? `${switches.get('\\p') ?? '\t'}${pageOf(range.from) ?? UNKNOWN_PAGE}`
      : '';
    entries.push(shown + page);
  }
  return { entries };
}

interface Listed {
  readonly range: Range;
  readonly level: number;
  /** With the number. */
  readonly shown: string;
}

/** The paragraphs that contents list. */
export function* listed(field: Field, update: Update): Generator<Listed, void> {
  const { text } = update;
  const place = text.bookmarks.get(field.instruction.switches.get('\\b')?.toLowerCase() ?? '');
  const levelOf = listing(field, update);
  const contents = text.fields.filter(({ instruction: { name } }) => name === 'TOC');
  for (const paragraph of text.paragraphs) {
    const range = update.rangeOf(paragraph);
    const isOutside = place && (range.from < place.from || range.from >= place.to);
    const isEntry = contents.some((each) => isPartOf(range, each, update));
    const level = levelOf(paragraph, range);
    if (isOutside || isEntry || level === undefined) continue;
    const shown = textOf(range, field, update);
    const prefix = update.prefixOf(paragraph);
    if (shown.trim() !== '') yield { range, level, shown: (prefix + shown).trim() };
  }
}

/** Whether a paragraph is an entry; a heading in which the field only ends, in front of its text, is not. */
function isPartOf(range: Range, { at, result }: Field, { text: { pieces } }: Update): boolean {
  if (range.to < at || range.from >= result.to) return false;
  return pieces.slice(result.to, range.to).every((piece) => piece.text.trim() === '');
}

/** Finds the level of a paragraph that is listed. */
function listing(
  { instruction: { switches } }: Field,
  update: Update,
): (paragraph: Element, range: Range) => number | undefined {
  const sequence = switches.get('\\c') ?? switches.get('\\a');
  if (sequence !== undefined) {
    const items = update.text.fields.filter(
      ({ instruction: { name, args } }) =>
        name === 'SEQ' && args[0]?.toLowerCase() === sequence.toLowerCase(),
    );
    return (_, { from, to }) => (items.some(({ at }) => at >= from && at <= to) ? 1 : undefined);
  }
  const [first = 1, last = 9] = (switches.get('\\o') || '1-9').split('-').map(Number);
  const own = (switches.get('\\t') ?? '').split(/[,;]/);
  return (paragraph) => {
    for (let at = 0; at + 1 < own.length; at += 2)
      if (update.styles.isNamed(paragraph, (own[at] ?? '').trim())) return Number(own[at + 1]);
    const heading = switches.has('\\o') ? update.styles.headingLevel(paragraph) : undefined;
    const level = heading ?? (switches.has('\\u') ? update.styles.outlineLevel(paragraph) : undefined);
    return level !== undefined && level >= first && level <= last ? level : undefined;
  };
}

/** An entry is one line; without the label and number if it asks for that. */
function textOf(range: Range, { instruction: { switches } }: Field, update: Update): string {
  const { pieces, fields } = update.text;
  const hidden = pieces
    .slice(range.from, range.to)
    .filter(({ kind, element }) => kind === 'text' && isHidden(element));
  const label = fields.find(
    ({ instruction, at }) => instruction.name === 'SEQ' && at >= range.from && at <= range.to,
  );
  const from = switches.has('\\a') && label ? label.result.to : range.from;
  const text = hidden.length > 0 ? withoutHidden(range, update) : update.textIn({ ...range, from });
  const [typed = ''] = TYPED_NUMBER.exec(text) ?? [];
  const rest = text.slice(typed.length).replace(/\t/g, switches.has('\\w') ? '\t' : ' ');
  return (typed + rest)
    .replace(/^ +/, '')
    .replace(/\n/g, switches.has('\\x') ? '\n' : ' ')
    .trimEnd();
}

/** A number that somebody has typed keeps its tab, as a number of Word's own has one: Word stores "A.", a tab and the heading. */
const TYPED_NUMBER = /^(?:\p{N}+|\p{L}|[IVXLC]+)(?:\.\p{N}+)*[.:)]?\t/u;

function withoutHidden({ from, to }: Range, { text: { pieces } }: Update): string {
  return pieces
    .slice(from, to)
    .map(({ text, element }) => (isHidden(element) ? '' : text))
    .join('');
}

function hasPages(switches: ReadonlyMap<string, string>, level: number): boolean {
  const without = switches.get('\\n');
  if (without === undefined) return true;
  const [first = 1, last = 9] = (without || '1-9').split('-').map(Number);
  return level < first || level > last;
}
