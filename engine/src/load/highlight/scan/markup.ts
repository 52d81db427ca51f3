import { behind, indexOrEnd, tagNameEnd } from './characters.js';
import type { TokenList } from './token-list.js';

/** Colours a part of the code, which begins at `from`, in the language of a page's scripts or styles. */
export type Embedded = (language: 'script' | 'style', from: number, to: number) => void;

/** Colours HTML and XML. */
export function scanMarkup(code: string, tokens: TokenList, embedded: Embedded): void {
  let at = 0;
  while (at < code.length) {
    const sign = code.charAt(at);
    if (sign === '&') {
      const end = entityEnd(code, at);
      tokens.mark(at, end, 'number');
      at = Math.max(end, at + 1);
    } else if (sign !== '<') at += 1;
    else if (code.startsWith('<!--', at)) {
      const end = behind(code, '-->', at + 4);
      tokens.mark(at, end, 'comment');
      at = end;
    } else if (code.startsWith('<![CDATA[', at)) at = behind(code, ']]>', at);
    else if (code.startsWith('<!', at) || code.startsWith('<?', at)) {
      const end = behind(code, '>', at);
      tokens.mark(at, end, 'meta');
      at = end;
    } else {
      const isEnd = code.charAt(at + 1) === '/';
      const begin = isEnd ? at + 2 : at + 1;
      const nameEnd = tagNameEnd(code, begin);
      at = nameEnd === begin ? at + 1 : nameEnd;
      if (nameEnd === begin) continue;
      tokens.mark(begin, nameEnd, 'keyword');
      if (isEnd) continue;
      at = attributes(code, nameEnd, tokens);
      const name = code.slice(begin, nameEnd).toLowerCase();
      if ((name === 'script' || name === 'style') && code.charAt(at - 2) !== '/') {
        const end = indexOrEnd(code, `</${name}`, at);
        embedded(name, at, end);
        at = end;
      }
    }
  }
}

/** Colours the attributes of a tag; returns where the tag ends. */
function attributes(code: string, from: number, tokens: TokenList): number {
  let at = from;
  let isValue = false;
  while (at < code.length) {
    const sign = code.charAt(at);
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") {
      const end = behind(code, sign, at + 1);
      value(code, at, end, tokens);
      at = end;
      isValue = false;
    } else if (tagNameEnd(code, at) > at) {
      let end = tagNameEnd(code, at);
      if (isValue) while (end < code.length && !/[\s>]/.test(code.charAt(end))) end += 1;
      tokens.mark(at, end, isValue ? 'string' : 'name');
      at = end;
      isValue = false;
    } else {
      isValue = sign === '=' || (isValue && sign <= ' ');
      at += 1;
    }
  }
  return at;
}

/** Colours the value of an attribute and the entities in it. */
function value(code: string, from: number, to: number, tokens: TokenList): void {
  let start = from;
  for (let at = from; at < to; at += 1) {
    if (code.charAt(at) !== '&') continue;
    const end = entityEnd(code, at);
    if (end === at) continue;
    tokens.mark(start, at, 'string');
    tokens.mark(at, end, 'number');
    start = end;
  }
  tokens.mark(start, to, 'string');
}

/** The names of entities are no longer than this. */
const MAX_ENTITY_LENGTH = 40;

function entityEnd(code: string, at: number): number {
  let end = at + (code.charAt(at + 1) === '#' ? 2 : 1);
  const begin = end;
  while (end < begin + MAX_ENTITY_LENGTH && /[A-Za-z0-9]/.test(code.charAt(end))) end += 1;
  return end > begin && code.charAt(end) === ';' ? end + 1 : at;
}
