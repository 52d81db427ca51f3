const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * The index of the next of some characters, outside strings and brackets; the length of the text if there is none. The
 * characters may be brackets.
 */
export function find(css: string, wanted: string, from: number): number {
  const awaited: string[] = [];
  for (let at = from; at < css.length; at++) {
    const letter = css[at] ?? '';
    if (awaited.length === 0 && wanted.includes(letter)) return at;
    if (letter === '\\') at++;
    else if (letter === '"' || letter === "'") at = endOfString(css, at);
    else if (letter in CLOSING) awaited.push(CLOSING[letter] ?? '');
    else if (letter === awaited.at(-1)) awaited.pop();
  }
  return css.length;
}

/** Splits at a character, outside strings and brackets. */
export function split(css: string, separator: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from <= css.length; ) {
    const end = find(css, separator, from);
    pieces.push(css.slice(from, end).trim());
    from = end + 1;
  }
  return pieces;
}

/** The index of a string's closing quote. */
function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[from] || css[at] === '\n') return at;
  }
  return css.length;
}
