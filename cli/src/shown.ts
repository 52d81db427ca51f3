/**
 * What would command a terminal, break a line, or show other text than is there: control characters, line separators, and those that
 * change the direction of what follows.
 */
const UNSAFE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as it can be printed, such as the name of a file: `a\x1b[2J.md`. */
export function shown(text: string): string {
  return text.replace(UNSAFE, (character) => SHORT[character] ?? escaped(character));
}

function escaped(character: string): string {
  const code = character.charCodeAt(0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
}

/** A message as one line. It may quote a text, of which line breaks and control characters become spaces. */
export function oneLine(text: string): string {
  return shown(text.replace(/\p{Cc}+/gu, ' '));
}

/** JSON for programs that can also be printed: its strings are the same, but spell out what is unsafe. */
export function printableJson(value: unknown): string {
  // Outside strings, JSON has no such characters but line feeds.
  return JSON.stringify(value, undefined, 2).replace(UNSAFE, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
