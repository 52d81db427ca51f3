import type { CodeToken, CodeTokenKind } from '../code-tokens.js';

/** The library's scopes; a scope that is not here looks like what it stands in. */
const KINDS: Readonly<Record<string, CodeTokenKind | 'plain'>> = {
  addition: 'inserted',
  attr: 'name',
  attribute: 'name',
  built_in: 'type',
  bullet: 'number',
  'char escape_': 'string',
  class: 'type',
  code: 'string',
  comment: 'comment',
  deletion: 'deleted',
  formula: 'string',
  keyword: 'keyword',
  link: 'string',
  literal: 'number',
  meta: 'meta',
  'meta prompt_': 'comment',
  name: 'keyword',
  number: 'number',
  property: 'name',
  quote: 'comment',
  regexp: 'string',
  section: 'function',
  'selector-attr': 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-pseudo': 'name',
  'selector-tag': 'keyword',
  string: 'string',
  subst: 'plain',
  symbol: 'number',
  'template-tag': 'keyword',
  'template-variable': 'name',
  title: 'function',
  'title class_': 'type',
  type: 'type',
  variable: 'name',
  'variable language_': 'keyword',
};

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reads the library's markup: `span` elements with classes, and text with five characters escaped. */
export function readMarkup(markup: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  const open: (CodeTokenKind | undefined)[] = [];
  for (const [tag, classes] of markup.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    if (classes !== undefined) open.push(kindOf(classes, open.at(-1)));
    else if (tag === '</span>') open.pop();
    else addText(tokens, unescaped(tag), open.at(-1));
  }
  return tokens;
}

function kindOf(classes: string, outer: CodeTokenKind | undefined): CodeTokenKind | undefined {
  // Code in another language begins anew.
  if (classes.startsWith('language-')) return undefined;
  const [scope = '', part] = classes.replace('hljs-', '').split(' ');
  const kind = KINDS[`${scope} ${part}`] ?? KINDS[scope] ?? outer;
  return kind === 'plain' ? undefined : kind;
}

function addText(tokens: CodeToken[], text: string, kind: CodeTokenKind | undefined): void {
  const last = tokens.at(-1);
  if (last?.kind === kind && last) tokens[tokens.length - 1] = { kind, text: last.text + text };
  else tokens.push({ kind, text });
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}
