/** `document_2025-03-09.docx`, by the visitor's local date, not by UTC. */
export function documentFileName(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `document_${date.getFullYear()}-${month}-${day}.docx`;
}

/** The name of the Word file for an opened file: `notes.md` becomes `notes.docx`. */
export function proposedFileName(opened: string): string {
  return `${opened.replace(/\.(md|markdown|txt)$/i, '')}.docx`;
}

/** Device names, which Windows does not accept as file names, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** In bytes of UTF-8, of which file systems allow 255. */
const MAX_LENGTH = 200;

/** A name that every system accepts, made from the visitor's input; empty if nothing usable is left. */
export function usableFileName(typed: string): string | undefined {
  const bare = typed
    .replace(/\.docx$/i, '')
    // Windows accepts none of these, and no system accepts control characters or lone surrogates.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^[.\s]+/, '');
  const stem = shortened(bare).replace(/[.\s]+$/, '');
  if (stem === '') return undefined;
  return `${DEVICE.test(stem) ? '_' : ''}${stem}.docx`;
}

/** The longest beginning that fits, without splitting a character. */
function shortened(name: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let kept = '';
  for (const character of name) {
    length += encoder.encode(character).length;
    if (length > MAX_LENGTH) break;
    kept += character;
  }
  return kept;
}
