import { tokenMeta } from '../token-meta.js';

/** The content of double brackets. */
export interface WikiTarget {
  /** The name of the note; empty for this document. */
  readonly page: string;
  /** A heading in the note; empty for the note itself. */
  readonly heading: string;
  /** The text to be shown, as Markdown; `undefined` if none is given. */
  readonly label: string | undefined;
  /** The text that is shown if none is given. */
  readonly displayText: string;
  /** The number of characters, including the brackets. */
  readonly length: number;
}

/** On a `wiki_link_open` and a `wiki_embed`. */
export const wikiTargetOf = tokenMeta<WikiTarget>('wikiTarget');

/** Parses the text between double brackets; `undefined` if it does not name a page: a number, a list of numbers. */
export function wikiTarget(content: string): WikiTarget | undefined {
  const bar = content.indexOf('|');
  const target = bar < 0 ? content : content.slice(0, bar).replace(/\\$/, '').trimEnd();
  const label = bar < 0 ? undefined : content.slice(bar + 1);
  if (!isName(target) || label?.trim() === '') return undefined;
  const [page = '', ...path] = target.split('#').map((part) => part.trim());
  const headings = path.filter((part) => part !== '');
  const displayText = [page, ...headings].filter((part) => part !== '').join(' > ');
  return { page, heading: headings.at(-1) ?? '', label, displayText, length: content.length + 4 };
}

function isName(target: string): boolean {
  // With a space before it, it is rather a condition of a shell.
  if (/^\s/.test(target) || target.includes('://') || /^[\^"'`$<!=-]/.test(target)) return false;
  return (
    /[\p{L}\p{N}]/u.test(target) &&
    !/^\d{1,3}$/.test(target) &&
    !/^[\d\s.+-]*[,;:][\d\s.,;:+-]*$/.test(target)
  );
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic)$/i;

/** Whether the name of an embedded file is that of a picture. */
export function isPictureName(name: string): boolean {
  return PICTURE.test(name);
}

/** Words that themes and plug-ins of Obsidian read as a position: `![[a.png|center|400]]`. */
const POSITION = /(?:^|\|)\s*(?:left|right|cent(?:er|re))\s*(?=\||$)/gi;

/**
 * The label of an embedded picture in the syntax of images: `alt|600x400`; without one, the file's name. A position is not
 * text.
 */
export function labelOfEmbed({ page, label = '' }: WikiTarget): string {
  const text = label
    .replace(POSITION, '')
    .replace(/^\|/, '')
    .trim()
    .replace(/ +(\d{1,5}x\d{1,5})$/, '|$1');
  if (text !== '' && !/^\d{1,5}(?:x\d{1,5})?$/.test(text)) return text;
  const [name = ''] = (page.split('/').at(-1) ?? '').split(PICTURE, 1);
  return text === '' ? name : `${name}|${text}`;
}
