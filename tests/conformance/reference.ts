import MarkdownIt from 'markdown-it';
import { full as emoji } from 'markdown-it-emoji';
import { visibleText } from '../reading/visible-text';

const reference = new MarkdownIt({ html: true, linkify: true });
reference.use(emoji, { shortcuts: {} });
/** Links to notes by name show the name; nothing else there is in double brackets. */
reference.core.ruler.push('wiki_links', ({ tokens }) => {
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      if (token.type === 'text')
        token.content = token.content.replace(/(?<!\w)\[\[([A-Za-z][\w ]*)\]\]/g, '$1');
    }
  }
});

/** GitHub also strikes out between single tildes that are not within words. */
reference.core.ruler.push('single_tildes', ({ tokens }) => {
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === 'text')
        token.content = token.content.replace(/(?<![\w~])~(?=[^\s~])([^~]*[^\s~])~(?![\w~])/g, '$1');
});

/** Diagrams of Mermaid that become charts of Word, whose numbers are in a workbook. */
const CHART = /^(?:pie|xychart|radar)\b/;
reference.core.ruler.push('charts', (state) => {
  state.tokens = state.tokens.filter(
    ({ type, info, content }) => !(type === 'fence' && info === 'mermaid' && CHART.test(content)),
  );
});

/** Paragraphs that begin with `(1)`, `(2)` … are a list, whose numbers Word counts. */
reference.core.ruler.before('inline', 'numbers_in_parentheses', ({ tokens }) => {
  const numberOf = (content: string): number => Number(/^\((\d{1,9})\)\s/.exec(content)?.[1] ?? Number.NaN);
  const numbers = new Set(tokens.map(({ content }) => numberOf(content)));
  for (const token of tokens) {
    const number = numberOf(token.content);
    if (numbers.has(number - 1) || numbers.has(number + 1))
      token.content = token.content.replace(/^\(\d+\)\s+/, '');
  }
});

interface ReferenceTexts {
  readonly body: string;
  /** The texts of the notes that the body refers to. */
  readonly notes: readonly string[];
}

const DEFINITION = /^\[\^([^\]\s]+)\]:(.*(?:\n(?: {4}|\t).*|\n(?=\n+(?: {4}|\t)))*)/gm;

/** A zero-width space ends a word as a raised note number does, and is not a word itself. */
const GAP = '\u200B';

/**
 * The visible text of a Markdown document, computed without the engine: plain markdown-it with GitHub's tables, strikethrough,
 * links and emoji. It does not support notes, so these are extracted and rendered separately.
 */
export function referenceTexts(markdown: string): ReferenceTexts {
  const definitions = new Map<string, string>();
  let body = markdown.replace(DEFINITION, (_, label: string, text: string) => {
    definitions.set(label, text);
    return '';
  });
  for (const label of definitions.keys()) body = body.replaceAll(`[^${label}]`, GAP);
  // Link definitions in the body also apply to the notes.
  const environment: Record<string, unknown> = {};
  const rendered = render(body, environment);
  return { body: rendered, notes: [...definitions.values()].map((text) => render(text, environment)) };
}

/** At the first line of a quote. */
const ALERT = /(?<!^[\s*+-]*>.*\n)^([\s>*+-]*>[ \t]*)\[!([A-Z])([A-Z]*)\]/gm;

/** It does not know task lists either, so their boxes are removed, or alerts, whose kind becomes a title. */
function render(markdown: string, environment: Record<string, unknown>): string {
  const titled = markdown.replace(ALERT, (_, quote: string, first: string, rest: string) => {
    return `${quote}${first}${rest.toLowerCase()}`;
  });
  return visibleText(
    reference.render(titled, environment).replace(/(<li>\s*(?:<p>)?)\[[ xX]\](?=\s)/g, '$1'),
  );
}
