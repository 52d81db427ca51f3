import type { Code } from '../../model/document.js';

/** Mermaid's titles and descriptions: `accTitle: …`, `accDescr: …`, `title: …` in front matter, and `title …`. */
const TITLES: readonly RegExp[] = [
  /^[ \t]*accTitle[ \t]*:[ \t]*(\S.*)$/m,
  /^[ \t]*accDescr[ \t]*:[ \t]*(\S.*)$/m,
  /^[ \t]*accDescr[ \t]*\{([^}]+)\}/m,
  /^\s*---[ \t]*\n(?:[\s\S]*?\n)??[ \t]*title[ \t]*:[ \t]*(\S.*)\n/,
  /^[ \t]*(?:pie[ \t]+(?:showData[ \t]+)?)?title[ \t:]+(\S.*)$/m,
];

const CONFIGURATION_AND_COMMENTS = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?:\n|$)|^[ \t]*%%.*$/gm;
const MAX_LENGTH = 300;

/** The alternative text of a diagram: its title, else its caption, else the first line of its code. */
export function alternativeText({ value, caption = [] }: Code): string {
  for (const pattern of TITLES) {
    const title = pattern.exec(value)?.[1];
    if (title !== undefined) return inOneLine(title.replace(/^(["'])(.*)\1\s*$/, '$2'));
  }
  const below = caption.map((inline) => (inline.type === 'text' ? inline.value : '')).join('');
  return inOneLine(below || (value.replace(CONFIGURATION_AND_COMMENTS, '').trim().split('\n')[0] ?? ''));
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
}
