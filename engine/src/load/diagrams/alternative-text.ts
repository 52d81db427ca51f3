import type { DiagramGraph } from '../../api/host.js';
import type { Code } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { describeDiagram } from './description.js';

/** Descriptions that the author wrote: `accDescr: …` and `accDescr { … }`. */
const DESCRIPTIONS: readonly RegExp[] = [
  /^[ \t]*accDescr[ \t]*:[ \t]*(\S.*)$/m,
  /^[ \t]*accDescr[ \t]*\{([^}]+)\}/m,
];

/** Mermaid's titles: `accTitle: …`, `title: …` in front matter, and `title …`, which other notations begin with a capital. */
const TITLES: readonly RegExp[] = [
  /^[ \t]*accTitle[ \t]*:[ \t]*(\S.*)$/m,
  /^\s*---[ \t]*\n(?:[\s\S]*?\n)??[ \t]*title[ \t]*:[ \t]*(\S.*)\n/,
  /^[ \t]*(?:pie[ \t]+(?:showData[ \t]+)?)?title[ \t:]+(\S.*)$/m,
];

const MAX_LENGTH = 300;

/** The alternative text of a diagram: its title, else its caption, with what it shows in the language of the text. */
export function alternativeText(
  { value, caption = [] }: Code,
  graph: DiagramGraph | undefined,
  language: string,
): string {
  for (const pattern of DESCRIPTIONS) {
    const description = pattern.exec(value)?.[1];
    if (description !== undefined) return inOneLine(description);
  }
  const title = titleIn(value) ?? plainText(caption).trim();
  return inOneLine(describeDiagram(value, title.replace(/[.:]$/, ''), graph, language));
}

function titleIn(value: string): string | undefined {
  for (const pattern of TITLES) {
    const title = pattern.exec(value)?.[1];
    if (title !== undefined) return title.trim().replace(/^(["'])(.*)\1$/, '$2');
  }
  return undefined;
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
}
