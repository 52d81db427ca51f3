import { ELEMENTS, TEXT_ONLY } from './html-names.js';
import { isPrologAt, readWrittenTag, type WrittenTag } from './written-tag.js';

/** A tag in a block of HTML, or a `<` that looks like the beginning of one. */
interface FoundTag {
  readonly start: number;
  readonly tag: WrittenTag | undefined;
}

const NAME = /<\/?([a-z][^\s/<>]*)/iy;

/** Finds the tags in the blocks of HTML of a text, one block after the other, skipping drawings and formulas. */
export class TagScanner {
  /** The drawing or formula that an earlier block left open. */
  #foreign: string | undefined;

  /** If no comment ends in the whole text, none begins. */
  constructor(private readonly hasCommentEnd: boolean) {}

  tagsIn(html: string): readonly FoundTag[] {
    const found: FoundTag[] = [];
    let at = 0;
    while (at >= 0) {
      if (this.#foreign !== undefined) at = indexOfEnd(html, this.#foreign, at);
      at = at < 0 ? -1 : html.indexOf('<', at);
      if (at < 0) break;
      this.#foreign = undefined;
      at = this.#take(html, at, found);
    }
    return found;
  }

  /** Handles what begins at a `<`; returns the position from which to continue, or -1. */
  #take(html: string, start: number, found: FoundTag[]): number {
    const next = html.charAt(start + 1);
    const isComment = html.startsWith('<!--', start);
    if (isComment && this.hasCommentEnd) return behind(html, '-->', start + 2);
    if (next === '!' || next === '?') {
      if (!isComment && isPrologAt(html, start)) return behind(html, '>', start);
      found.push({ start, tag: undefined });
      return start + 1;
    }
    NAME.lastIndex = start;
    const name = NAME.exec(html)?.[1]?.toLowerCase();
    if (name === undefined) return start + 1;
    const end = endOfTag(html, start);
    const tag = end === undefined ? undefined : readWrittenTag(html.slice(start, end));
    if (end === undefined || !tag) {
      // An HTML tag may continue after a blank line.
      const isUnfinished = ELEMENTS.has(name) && !html.includes('<', start + 1);
      if (!isUnfinished) found.push({ start, tag: undefined });
      return start + 1;
    }
    found.push({ start, tag });
    if (tag.isClosing || tag.attributes.endsWith('/')) return end;
    if (name === 'svg' || name === 'math') this.#foreign = name;
    const close = TEXT_ONLY.has(name) ? indexOfEnd(html, name, end) : -1;
    return close < 0 ? end : close;
  }
}

function behind(html: string, sign: string, from: number): number {
  const end = html.indexOf(sign, from);
  return end < 0 ? -1 : end + sign.length;
}

function indexOfEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
}

/** The position after the `>` that ends a tag, skipping quoted values; `undefined` if another tag begins first. */
function endOfTag(html: string, start: number): number | undefined {
  const sign = /[<>]|=\s*(["'])/g;
  sign.lastIndex = start + 1;
  for (let match = sign.exec(html); match; match = sign.exec(html)) {
    if (match[0] === '>') return sign.lastIndex;
    if (match[0] === '<') return undefined;
    const close = html.indexOf(match[1] ?? '', sign.lastIndex);
    if (close >= 0) sign.lastIndex = close + 1;
  }
  return undefined;
}
