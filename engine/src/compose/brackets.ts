const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const CLOSING: ReadonlySet<string> = new Set(Object.values(PAIRS));

/** The closing brackets for those that are open at the end of a text, including text before it; the innermost is the last. */
export function openBrackets(text: string, before: readonly string[] = []): readonly string[] {
  const open = [...before];
  for (const character of text) {
    const closing = PAIRS[character];
    if (closing) open.push(closing);
    else if (CLOSING.has(character) && open.at(-1) === character) open.pop();
  }
  return open;
}

/** How many brackets a text closes at its beginning. */
export function closingBrackets(text: string, open: readonly string[]): number {
  let count = 0;
  while (count < open.length && text[count] === open[open.length - 1 - count]) count++;
  return count;
}
