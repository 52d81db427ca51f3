import type { MarkdownIt, StateInline } from 'markdown-it';

/**
 * `H~2~O` and `x^2^`: text without spaces between two delimiters, after a letter, a digit or a closing bracket. A pair
 * of single tildes after anything else strikes out, as in GFM. The tokens are `sub_…`, `sup_…` and the parser's
 * own `s_…`.
 */
export function subscriptAndSuperscript(md: MarkdownIt): void {
  md.inline.ruler.before('emphasis', 'subscript_superscript', (state, silent) => {
    const sign = state.src[state.pos];
    if (sign !== '~' && sign !== '^') return false;
    const end = endOf(state, sign);
    if (end === undefined) return false;
    const attached = state.pos > 0 && /[\p{L}\p{N})\]]/u.test(state.src[state.pos - 1] ?? '');
    if (!attached && sign === '^') return false;
    const name = sign === '^' ? 'sup' : attached ? 'sub' : 's';
    if (!silent) pushPair(state, name, end);
    state.pos = end + 1;
    return true;
  });
}

/** The position of the closing sign; `undefined` if there is none. */
function endOf(state: StateInline, sign: '~' | '^'): number | undefined {
  const { src, pos, posMax } = state;
  if (src[pos + 1] === sign || src[pos - 1] === sign || src[pos + 1] === '[') return undefined;
  for (let at = pos + 1; at < posMax; at++) {
    const character = src[at] ?? '';
    if (character === '\\') at++;
    else if (/\s/.test(character)) return undefined;
    else if (character === sign) return at > pos + 1 && src[at + 1] !== sign ? at : undefined;
  }
  return undefined;
}

function pushPair(state: StateInline, name: string, end: number): void {
  const { pos, posMax } = state;
  state.push(`${name}_open`, name, 1);
  state.pos = pos + 1;
  state.posMax = end;
  state.md.inline.tokenize(state);
  state.posMax = posMax;
  state.push(`${name}_close`, name, -1);
}
