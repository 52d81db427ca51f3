import type { DocxPackage } from '../../docx/package';
import { judgedFields } from './comparison';
import { contentsOf } from './entries';
import { ofEntry } from './looks';
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
    const contents = name === 'TOC' ? contentsOf(field, update, file, ofEntry) : undefined;
    const isOld = contents?.isOld === true;
    yield { kind, outcome: isSame ? 'same' : isOld ? 'old' : 'different', rules: word, stored: ours };
    for (const entry of contents?.entries ?? [])
      yield { ...entry, outcome: entry.rules === entry.stored ? 'same' : 'different' };
  }
}
