/** Bold text with a space before its closing marks, or several in a row without anything in between. */
export interface SpacedBold {
  /** Where the texts between the marks begin and end, without the space before the last marks. */
  readonly texts: readonly { readonly start: number; readonly end: number }[];
  /** The space before the last marks; empty if there is none. */
  readonly space: string;
  /** The end of the last marks. */
  readonly end: number;
}

const SPACED =
  /\*\*(?![\s*])((?:[^*\n]{1,200}?[ \t]+\*{4})*)([^*\s](?:[^*\n]{0,200}?[^*\s])??)([ \t]*)\*\*(?!\*)/uy;
const WORD = /[\p{L}\p{N}]/uy;

/**
 * Bold text that is meant where CommonMark keeps the marks (0.31.2, 6.2): with a space before its closing marks and a letter or digit
 * directly after them, `**Basic information: **We ask`, or before the marks of the next, `**honesty ****but not**`, as assistants and
 * editors write it. Where the line has marks before or after it that are left over, those here may belong to them. `limit` is
 * where the text ends.
 */
export function spacedBoldAt(text: string, start: number, limit = text.length): SpacedBold | undefined {
  if (!text.startsWith('**', start) || text[start - 1] === '*' || text[start - 1] === '\\') return undefined;
  SPACED.lastIndex = start;
  const [whole, before = '', last = '', space = ''] = SPACED.exec(text) ?? [];
  const end = start + (whole?.length ?? 0);
  if (whole === undefined || end > limit || (before === '' && space === '')) return undefined;
  WORD.lastIndex = end;
  if (space !== '' && !WORD.test(text)) return undefined;
  if (isMarkLeft(text.slice(text.lastIndexOf('\n', start) + 1, start))) return undefined;
  if (isMarkLeft(text.slice(end, limit).split('\n', 1)[0] ?? '')) return undefined;
  const texts: { start: number; end: number }[] = [];
  let at = start + 2;
  for (const part of before.split('****').slice(0, -1)) {
    texts.push({ start: at, end: at + part.length });
    at += part.length + 4;
  }
  texts.push({ start: at, end: at + last.length });
  return { texts, space, end };
}

/** Lines are not longer where this is looked for. */
const MAX_LINE = 10_000;

function isMarkLeft(part: string): boolean {
  return part.length > MAX_LINE || (part.match(/\*\*/g)?.length ?? 0) % 2 !== 0;
}
