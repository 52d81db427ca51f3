import { elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { listed } from './contents';
import { type LookedLetter, lookedLetters, ofEntry, shownLooks } from './looks';
import { paragraphStylesOf } from './paragraph-styles';
import type { Field, Range } from './story';
import type { Update } from './update';

/** What an entry has stored, next to what the rules give. */
export interface EntryResult {
  readonly kind: 'entries' | 'levels' | 'looks';
  readonly rules: string;
  readonly stored: string;
}

interface StoredContents {
  /** Whether headings came or went since the last update. */
  readonly isOld: boolean;
  readonly entries: readonly EntryResult[];
}

/**
 * Contents entry by entry, each with the heading that its bookmark marks: number and text, level, and looks, of which those of the
 * stored entry may be read in a way of their own.
 */
export function contentsOf(
  field: Field,
  update: Update,
  file: DocxPackage,
  ofStored: (letter: LookedLetter) => LookedLetter,
): StoredContents {
  const stored = storedEntries(field, update);
  if (stored.size === 0) return { isOld: true, entries: [] };
  const styles = paragraphStylesOf(file);
  const entries: EntryResult[] = [];
  let isOld = false;
  let found = 0;
  for (const { range, level, shown } of listed(field, update)) {
    const mark = marksIn(range, update).find((each) => stored.has(each));
    const entry = mark === undefined ? undefined : stored.get(mark);
    if (!entry) {
      isOld = true;
      continue;
    }
    found++;
    entries.push({ kind: 'entries', rules: plain(shown), stored: plain(entry.text) });
    if (plain(shown) !== plain(entry.text)) continue;
    const named = styles.tocLevel(entry.paragraph);
    if (named !== undefined) entries.push({ kind: 'levels', rules: String(level), stored: String(named) });
    const letters = lookedLetters(update.text, range).map(ofEntry);
    const own = lookedLetters(update.text, entry.range).slice(-letters.length).map(ofStored);
    entries.push({ kind: 'looks', rules: shownLooks(letters), stored: shownLooks(own) });
  }
  return { isOld: isOld || found < stored.size, entries };
}

const plain = (text: string): string => text.replace(/[\u00ad\u200e\u200f]/g, '').trim();

interface StoredEntry {
  readonly paragraph: Element;
  /** Without the tab and the page. */
  readonly range: Range;
  readonly text: string;
}

/** The entries by the names of the bookmarks at their headings, in lower case. */
function storedEntries({ result }: Field, { text }: Update): ReadonlyMap<string, StoredEntry> {
  const entries = new Map<string, StoredEntry>();
  for (const { instruction, at, paragraph } of text.fields) {
    const [mark] = instruction.args;
    if (instruction.name !== 'PAGEREF' || mark === undefined || at < result.from || at >= result.to) continue;
    let from = at;
    while (from > result.from && text.pieces[from - 1]?.paragraph === paragraph) from--;
    const range = { from, to: text.pieces[at - 1]?.text === '\t' ? at - 1 : at };
    const pieces = text.pieces.slice(range.from, range.to);
    entries.set(mark.toLowerCase(), { paragraph, range, text: pieces.map((each) => each.text).join('') });
  }
  return entries;
}

/** The bookmarks of a heading; Word's own may begin with it only in name, after its text was edited. */
function marksIn({ from, to }: Range, { text: { bookmarks, pieces } }: Update): readonly string[] {
  const paragraph = pieces[to]?.paragraph;
  const begun = new Set(
    [...elements(paragraph, 'w:bookmarkStart')].map((each) => each.getAttribute('w:name')),
  );
  return [...bookmarks]
    .filter(([name, range]) => (range.from >= from && range.from <= to) || begun.has(name))
    .map(([name]) => name);
}
