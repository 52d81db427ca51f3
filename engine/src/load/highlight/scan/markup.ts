import { KIND } from '../../../model/code-tokens.js';
import { afterNext, endOf, indexOrEnd, tagNameEnd } from './characters.js';
import type { TokenList } from './token-list.js';

/** Colours a part of the code, which begins at `from`, in the language of a page's scripts or styles. */
type Embedded = (language: 'script' | 'style', from: number, to: number) => void;

/** Text between tags. */
const TEXT = /[^<&]*/y;

/** Colours HTML and XML. */
export function scanMarkup(code: string, tokens: TokenList, embedded: Embedded): void {
  let at = 0;
  while (at < code.length) {
    const sign = code.charAt(at);
    if (sign === '&') {
      const end = entityEnd(code, at);
      tokens.mark(at, end, KIND.number);
      at = Math.max(end, at + 1);
    } else if (sign !== '<') at = endOf(TEXT, code, at);
    else if (code.startsWith('<!--', at)) {
      const end = afterNext(code, '-->', at + 4);
      tokens.mark(at, end, KIND.comment);
      at = end;
    } else if (code.startsWith('<![CDATA[', at)) at = afterNext(code, ']]>', at);
    else if (code.startsWith('<!', at) || code.startsWith('<?', at)) {
      const end = afterNext(code, '>', at);
      tokens.mark(at, end, KIND.meta);
      at = end;
    } else {
      const isEnd = code.charAt(at + 1) === '/';
      const begin = isEnd ? at + 2 : at + 1;
      const nameEnd = tagNameEnd(code, begin);
      at = nameEnd === begin ? at + 1 : nameEnd;
      if (nameEnd === begin) continue;
      tokens.mark(begin, nameEnd, KIND.keyword);
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

/** An unquoted value. */
const PLAIN_VALUE = /[^\s>]*/y;

/** Colours the attributes of a tag; returns where the tag ends. */
function attributes(code: string, from: number, tokens: TokenList): number {
  let at = from;
  let isValue = false;
  while (at < code.length) {
    const sign = code.charAt(at);
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") {
      const end = afterNext(code, sign, at + 1);
      value(code, at, end, tokens);
      at = end;
      isValue = false;
    } else if (tagNameEnd(code, at) > at) {
      const end = isValue ? endOf(PLAIN_VALUE, code, at) : tagNameEnd(code, at);
      tokens.mark(at, end, isValue ? KIND.string : KIND.name);
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
  const text = code.slice(from, to);
  for (let found = text.indexOf('&'); found >= 0; found = text.indexOf('&', found + 1)) {
    const at = from + found;
    const end = entityEnd(code, at);
    if (end === at) continue;
    tokens.mark(start, at, KIND.string);
    tokens.mark(at, end, KIND.number);
    start = end;
  }
  tokens.mark(start, to, KIND.string);
}

/** An entity; names are no longer than this. */
const ENTITY = /&#?[A-Za-z0-9]{1,40};/y;

/** The end of the entity that begins at a place; the same place if none does. */
function entityEnd(code: string, at: number): number {
  ENTITY.lastIndex = at;
  return ENTITY.test(code) ? ENTITY.lastIndex : at;
}
