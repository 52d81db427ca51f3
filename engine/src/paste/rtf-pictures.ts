/** The groups whose pictures stand elsewhere or twice: for older readers, in bullets, and in what repeats on every page. */
const SKIPPED = /^(?:nonshppict|shprslt|listpicture|background|(?:header|footer)[lrf]?)$/;
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['pngblip', 'image/png'],
  ['jpegblip', 'image/jpeg'],
]);

/**
 * The pictures of a text in the Rich Text Format, in its order, as `data:` addresses: programs put them on the clipboard there, while
 * their HTML only names files. `undefined` stands for a picture in a format that browsers do not draw (RTF 1.9.1, "Pictures").
 */
export function rtfPictures(rtf: string): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  const open: Group[] = [];
  for (let at = 0; at < rtf.length; ) {
    const sign = rtf[at];
    const group = open.at(-1);
    if (sign === '{') {
      open.push({ isSkipped: group?.isSkipped ?? false, isPicture: false, hex: [] });
      at++;
    } else if (sign === '}') {
      open.pop();
      if (group?.isPicture && !group.isSkipped) found.push(addressOf(group));
      at++;
    } else if (sign === '\\') {
      WORD.lastIndex = at;
      const [all = rtf.slice(at, at + 2), name, number] = WORD.exec(rtf) ?? [];
      at += all.length;
      // Bytes follow, not text.
      if (name === 'bin') at += Number(number);
      if (group && name === 'pict') group.isPicture = true;
      if (group && name !== undefined && SKIPPED.test(name)) group.isSkipped = true;
      if (group && name !== undefined) group.type ??= FORMATS.get(name);
    } else {
      TEXT.lastIndex = at;
      const text = TEXT.exec(rtf)?.[0] ?? '';
      if (group?.isPicture && !group.isSkipped) group.hex.push(text);
      at += text.length;
    }
  }
  return found;
}

/** A group of the text: what stands between braces. */
interface Group {
  isSkipped: boolean;
  isPicture: boolean;
  type?: string | undefined;
  readonly hex: string[];
}

const WORD = /\\(?:\*|([a-z]+)(-?\d+)? ?)/y;
const TEXT = /[^\\{}]+/y;

function addressOf({ type, hex }: Group): string | undefined {
  const digits = hex.join('').replace(/[^\da-f]/gi, '');
  if (type === undefined || digits === '') return undefined;
  return `data:${type};base64,${btoa(digits.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))))}`;
}
