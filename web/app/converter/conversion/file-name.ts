/** `document_2025-03-09.docx`, by the visitor's calendar, not by UTC. */
export function documentFileName(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `document_${date.getFullYear()}-${month}-${day}.docx`;
}

/** What an opened file's document is to be called: `notes.md` becomes `notes.docx`. */
export function proposedFileName(opened: string): string {
  return `${opened.replace(/\.(md|markdown|txt)$/i, '')}.docx`;
}

/** Names of devices, which Windows takes for no file, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** In bytes of UTF-8, of which file systems take 255. */
const LONGEST = 200;

/** A name that every system takes, made from what was typed; nothing when no name is left. */
export function usableFileName(typed: string): string | undefined {
  const bare = typed
    .replace(/\.docx$/i, '')
    // Windows takes none of these, and no system takes control characters or half a character.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^[.\s]+/, '');
  const stem = shortened(bare).replace(/[.\s]+$/, '');
  if (stem === '') return undefined;
  return `${DEVICE.test(stem) ? '_' : ''}${stem}.docx`;
}

/** As many of the first characters as a name may have, none of them cut in two. */
function shortened(name: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let kept = '';
  for (const character of name) {
    length += encoder.encode(character).length;
    if (length > LONGEST) break;
    kept += character;
  }
  return kept;
}
