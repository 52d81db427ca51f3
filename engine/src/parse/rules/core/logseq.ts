import type { StateCore, StateInline, Token } from 'markdown-it';
import { wikiTarget, wikiTargetOf } from '../inline/wiki-target.js';
import type { CoreRow, InlineRow } from '../row.js';

const UUID = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const ID = new RegExp(`^id::[ \\t]+(${UUID})[ \\t]*$`, 'im');
/** Properties that the program writes for itself. Those of authors are kept. */
const PROPERTY = new RegExp(
  [
    String.raw`id::[ \t]+(?=\S*[-\d])[\w-]{4,60}`,
    String.raw`collapsed::[ \t]+(?:true|false)`,
    String.raw`heading::[ \t]+(?:true|[1-6])`,
    String.raw`(?:todo|doing|done|now|later)::[ \t]+\d{9,}`,
    String.raw`(?:logseq\.[\w.-]+|created-at|updated-at|background-color|ls-type|hl-[a-z]+|card-[a-z-]+|query-[a-z-]+|exclude-from-graph-view)::[ \t]+[^\n]*`,
    String.raw`:LOGBOOK:[ \t]*\n(?:[ \t]*CLOCK:[^\n]*\n){0,100}[ \t]*:END:`,
  ]
    .map((each) => `(?:${each})[ \\t]*(?:\\n[ \\t]*|$)`)
    .join('|'),
  'iy',
);

/** Whether a line is a property that the program writes for itself. */
export function isWrittenByLogseq(line: string): boolean {
  PROPERTY.lastIndex = 0;
  return PROPERTY.test(line);
}

const REFERENCE = new RegExp(`\\(\\((${UUID})\\)\\)`, 'i');
const MACRO = new RegExp(
  `\\{\\{(?:embed[ \\t]+(?:\\(\\((${UUID})\\)\\)|\\[\\[([^[\\]\\n]{1,400})\\]\\])|(?:video|youtube|vimeo|bilibili|tweet|twitter)[ \\t]+(https?://[^\\s{}]{1,500}))[ \\t]*\\}\\}`,
  'iy',
);

const COLON = 0x3a;
const SPACE = 0x20;
const SMALL_L = 0x6c;

/** Whether there may be a line `name:: value`, or `:LOGBOOK:`. */
function mayHaveProperties(text: string): boolean {
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (next === COLON || (next | SPACE) === SMALL_L) return true;
  }
  return false;
}

/** Facts about a text, determined before its lines are parsed. */
interface Blocks {
  /** Whether it contains the sign of a property: most texts do not, and need no search at every line. */
  mayHaveProperties?: boolean;
  /** The text of each named block, by its name in lower case. */
  blockTexts?: Map<string, string>;
}

const PROPERTY_SIGN = /:(?::[ \t]|LOGBOOK:)/i;

/**
 * Logseq's own lines and marks. Its properties become a token `left_out`. `((uuid))` and `{{embed ((uuid))}}`
 * become a link to the block with its text if the block is part of this text, and otherwise the same token;
 * `{{embed [[Page]]}}` becomes a `wiki_embed`, and `{{video https://…}}` the address.
 *
 * @example
 * - A block
 *   id:: 6512a1b2-1234-4abc-8def-001122334455
 *
 * ((6512a1b2-1234-4abc-8def-001122334455))
 */
export const logseqBlocks: CoreRow = {
  kind: 'core',
  name: 'logseq_blocks',
  dialect: 'Logseq',
  // The name of a block is visible in the whole text.
  overBlankLines: { kind: 'whole', may: /id::[ \t]+[\da-f]{8}-/i },
  read: nameBlocks,
};

/**
 * @example
 * A block
 * id:: 6512a1b2-1234-4abc-8def-001122334455
 * @example
 * A block
 * :LOGBOOK:
 * CLOCK: [2024-05-01]
 * :END:
 */
export const logseqProperties: InlineRow = {
  kind: 'inline',
  name: 'logseq_property',
  dialect: 'Logseq',
  needs: mayHaveProperties,
  read: property,
};

/**
 * @example
 * See ((6512a1b2-1234-4abc-8def-001122334455)).
 */
export const logseqReferences: CoreRow = {
  kind: 'core',
  name: 'logseq_references',
  dialect: 'Logseq',
  needs: ['(('],
  read: references,
};

/**
 * @example
 * {{embed [[Page]]}}
 * @example
 * {{video https://example.org/v}}
 */
export const logseqMacros: InlineRow = {
  kind: 'inline',
  name: 'logseq_macro',
  dialect: 'Logseq',
  firstCharacters: '{',
  read: macro,
};

function nameBlocks({ src, tokens, env }: StateCore): void {
  (env as Blocks).mayHaveProperties = mayHaveProperties(src) && PROPERTY_SIGN.test(src);
  if (!src.includes('id:: ')) return;
  const texts = new Map<string, string>();
  for (const [index, { type, content }] of tokens.entries()) {
    const id = type === 'inline' ? ID.exec(content)?.[1]?.toLowerCase() : undefined;
    const open = tokens[index - 1];
    if (id === undefined || !open) continue;
    if (open.type === 'paragraph_open') open.attrSet('id', id);
    const text = content.split('\n').find((line) => !isWrittenByLogseq(line.trim()));
    if (text !== undefined) texts.set(id, text);
  }
  (env as Blocks).blockTexts = texts;
}

function matchAt(pattern: RegExp, state: StateInline): RegExpExecArray | undefined {
  pattern.lastIndex = state.pos;
  const found = pattern.exec(state.src);
  return found && state.pos + found[0].length <= state.posMax ? found : undefined;
}

function property(state: StateInline, silent: boolean): boolean {
  const { src, pos, env } = state;
  if (!(env as Blocks).mayHaveProperties) return false;
  let start = pos;
  while (src[start - 1] === ' ' || src[start - 1] === '\t') start--;
  if (start > 0 && src[start - 1] !== '\n') return false;
  const found = matchAt(PROPERTY, state)?.[0];
  if (found === undefined) return false;
  state.pos += found.length;
  if (silent) return true;
  const token = state.push('left_out', '', 0);
  token.content = found;
  token.info = 'property';
  if (state.pos < state.posMax) return true;
  // The line break before the last lines is dropped, but still counted.
  const before = state.tokens.findLast(({ type }) => type !== 'left_out');
  if (before?.type === 'softbreak' || before?.type === 'hardbreak') {
    before.type = 'skipped';
    before.content = '\n';
  }
  return true;
}

function macro(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('{{', state.pos)) return false;
  const [whole, id, page, address] = matchAt(MACRO, state) ?? [];
  const target = page === undefined ? undefined : wikiTarget(page);
  if (whole === undefined || (page !== undefined && !target)) return false;
  if (!silent) {
    if (id !== undefined) state.pending += `((${id}))`;
    else if (target) wikiTargetOf.set(state.push('wiki_embed', '', 0), target);
    else state.pending += address ?? '';
  }
  state.pos += whole.length;
  return true;
}

/** Splits texts at references to blocks. */
function references(state: StateCore): void {
  const { tokens, Token } = state;
  for (const block of tokens) {
    if (!block.children?.some(({ type, content }) => type === 'text' && REFERENCE.test(content))) continue;
    block.children = block.children.flatMap((token) => {
      if (token.type !== 'text') return token;
      // Every second part is a name.
      return token.content.split(REFERENCE).flatMap((part, index) => {
        if (index % 2 === 1) return referenceTo(part.toLowerCase(), state);
        return part === '' ? [] : textToken(part, Token);
      });
    });
  }
}

function referenceTo(id: string, { md, env, Token: Type }: StateCore): Token[] {
  const text = (env as Blocks).blockTexts?.get(id);
  if (text === undefined) {
    const none = new Type('left_out', '', 0);
    none.info = 'reference';
    return [none];
  }
  const open = new Type('link_open', 'a', 1);
  open.attrs = [['href', `#${id}`]];
  const content: Token[] = [];
  md.inline.parse(withoutLinks(text), md, env, content);
  for (const token of content) if (token.type === 'text_special') token.type = 'text';
  return [open, ...content, new Type('link_close', 'a', -1)];
}

function textToken(content: string, Type: typeof Token): Token {
  const token = new Type('text', '', 0);
  token.content = content;
  return token;
}

/** A line of Markdown whose links are their texts, so that it can be the text of a link. */
function withoutLinks(markdown: string): string {
  return markdown
    .replace(/\(\([^()]*\)\)|\{\{[^{}]*\}\}|\[\[|\]\]/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<?\bhttps?:\/\/[^\s<>]*>?/g, (address) => `\`${address.replace(/[`<>]/g, '')}\``)
    .trim();
}
