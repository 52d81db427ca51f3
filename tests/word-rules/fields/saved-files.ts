import { elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { judgedFields } from './comparison';
import { listed } from './contents';
import { lookedLetters, ofEntry, shownLooks } from './looks';
import { paragraphStylesOf } from './paragraph-styles';
import type { Field, Range } from './story';
import { Update } from './update';

/** A result that Word has stored, next to what the rules give. */
export interface SavedResult {
  /** The name of the field; of contents also `entries`, `levels` and `looks`. */
  readonly kind: string;
  /** Contents are old where headings came or went since their last update. */
  readonly outcome: 'same' | 'old' | 'different';
  readonly rules: string;
  readonly stored: string;
}

const LOCAL_HEADER = { flags: 6, time: 10, date: 12 };
/** Word compresses at its fastest setting, which it notes in the archive, and gives all parts the first day of 1980. */
const FASTEST = 6;
const FIRST_DAY_OF_1980 = 0x21;

/** Whether Word itself has written the archive, and not another program that keeps what Word says of itself. */
export function isSavedByWord(bytes: Uint8Array, file: DocxPackage): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const program = file.parts.get('docProps/app.xml')?.root?.getElementsByTagName('Application')[0];
  return (
    /^Microsoft (?:Office |Macintosh )?Word$/.test(program?.textContent ?? '') &&
    view.getUint16(LOCAL_HEADER.flags, true) === FASTEST &&
    view.getUint16(LOCAL_HEADER.time, true) === 0 &&
    view.getUint16(LOCAL_HEADER.date, true) === FIRST_DAY_OF_1980
  );
}

export function* savedResults(file: DocxPackage): Generator<SavedResult, void> {
  const unknown = () => (): undefined => undefined;
  const update = new Update(file, unknown);
  for (const { field, word, ours, isSame } of judgedFields(file, unknown)) {
    const { name, switches } = field.instruction;
    // Page numbers depend on Word's layout.
    if (name === 'PAGEREF') continue;
    const listing = ['\\c', '\\t'].find((each) => switches.has(each));
    const kind = name === 'TOC' && listing !== undefined ? `${name} ${listing}` : name;
    const contents = name === 'TOC' ? contentsOf(field, update, file) : undefined;
    const isOld = contents?.isOld === true;
    yield { kind, outcome: isSame ? 'same' : isOld ? 'old' : 'different', rules: word, stored: ours };
    if (contents) yield* contents.entries;
  }
}

/** Contents entry by entry, each with the heading that its bookmark marks. */
function contentsOf(
  field: Field,
  update: Update,
  file: DocxPackage,
): { readonly isOld: boolean; readonly entries: readonly SavedResult[] } | undefined {
  const stored = storedEntries(field, update);
  if (stored.size === 0) return { isOld: true, entries: [] };
  const styles = paragraphStylesOf(file);
  const entries: SavedResult[] = [];
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
    entries.push(judged('entries', plain(shown), plain(entry.text)));
    if (plain(shown) !== plain(entry.text)) continue;
    const named = styles.tocLevel(entry.paragraph);
    if (named !== undefined) entries.push(judged('levels', String(level), String(named)));
    const letters = lookedLetters(update.text, range).map(ofEntry);
    const own = lookedLetters(update.text, entry.range).slice(-letters.length).map(ofEntry);
    entries.push(judged('looks', shownLooks(letters), shownLooks(own)));
  }
  return { isOld: isOld || found < stored.size, entries };
}

function judged(kind: string, rules: string, stored: string): SavedResult {
  return { kind, outcome: rules === stored ? 'same' : 'different', rules, stored };
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
