/** Text inside a formula may contain formulas: `\text{if $x$}`. */
const TEXT_COMMAND = /\\(?:text[a-z]*|mbox|hbox)\s*\{/y;
/** The maximum length of such text; without a limit, many unclosed ones would take long. */
const MAX_TEXT = 1000;

/**
 * The position of the sign that ends a formula; `undefined` if there is none before `limit`, or if another
 * bracketed formula or code begins first: nothing in code is a formula.
 */
export function endOfMath(source: string, start: number, limit: number, sign: string): number | undefined {
  const opening = sign.startsWith('\\') ? sign.slice(0, -1) + (sign.endsWith(')') ? '(' : '[') : undefined;
  for (let at = start; at < limit; at++) {
    if (source.startsWith(sign, at)) {
      const another = sign === '$$' && source[at + 2] === '$';
      return another || at + sign.length > limit ? undefined : at;
    }
    const character = source[at];
    if (character === '`' || (character === '$' && sign === '$')) return undefined;
    if (character !== '\\') continue;
    if (opening !== undefined && source.startsWith(opening, at)) return undefined;
    at = (endOfText(source, at, limit) ?? at + 2) - 1;
  }
  return undefined;
}

/** Where a text command at `at` ends; `undefined` if there is none or its braces do not match. */
function endOfText(source: string, at: number, limit: number): number | undefined {
  TEXT_COMMAND.lastIndex = at;
  const command = TEXT_COMMAND.exec(source)?.[0];
  if (command === undefined) return undefined;
  let depth = 1;
  const end = Math.min(limit, at + MAX_TEXT);
  for (let inside = at + command.length; inside < end; inside++) {
    const character = source[inside];
    if (character === '\\') inside++;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return inside + 1;
  }
  return undefined;
}
