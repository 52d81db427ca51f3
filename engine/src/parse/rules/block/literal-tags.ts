import type { Token } from 'markdown-it';
import { type ConventionsEnvironment, recordDisputed } from '../conventions.js';
import type { CoreRow } from '../row.js';
import { STANDALONE } from './html-names.js';
import { type TagInText, TagPartners } from './tag-partners.js';
import { TagScanner } from './tag-scanner.js';
import {
  isInstruction,
  isOfPrompt,
  isText,
  isTextInContext,
  readWrittenTag,
  type WrittenTag,
} from './written-tag.js';

/**
 * Keeps text that only looks like HTML: `List<String>`, `<file name>`, `a<b and c>d`. In running text its token
 * becomes a `literal_tag`; in a block of HTML, its `<` is written as `&lt;`.
 *
 * @example
 * a <file name> and List<String>
 */
export const literalTags: CoreRow = {
  kind: 'core',
  name: 'literal_tags',
  dialect: 'any',
  needs: ['<'],
  read({ src, tokens, env }) {
    new LiteralTags(new TagScanner(src.includes('-->')), env).read(tokens);
  },
};

/** Tokens that do not limit the scope of tags. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'paragraph_open',
  'paragraph_close',
  'heading_open',
  'heading_close',
]);

class LiteralTags {
  readonly #partners = new TagPartners();
  /** Decisions that need all tags. */
  readonly #decisions: (() => void)[] = [];

  readonly #isPrompt: boolean;

  constructor(
    private readonly scanner: TagScanner,
    private readonly env: ConventionsEnvironment,
  ) {
    this.#isPrompt = env.dialect === 'prompt';
  }

  read(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.type === 'html_block') this.#readBlock(token);
      else if (token.type === 'inline') this.#readRun(token.children ?? []);
      else if (token.nesting === 1 && !TRANSPARENT.has(token.type)) this.#partners.enter();
      else if (token.nesting === -1 && !TRANSPARENT.has(token.type)) this.#partners.leave();
    }
    for (const decide of this.#decisions) decide();
  }

  #readRun(tokens: readonly Token[]): void {
    if (!tokens.some(({ type, children }) => children || type === 'html_inline')) return;
    const lastWritten = tokens.findLastIndex(({ type, content }) => type !== 'html_inline' && content.trim());
    const foreign = new ForeignSpans(tokens);
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'html_inline' && !foreign.has(index)) {
        const [before, after] = [textOf(tokens[index - 1]), textOf(tokens[index + 1]) || ' '];
        this.#readInline(token, before, index < lastWritten ? after : '');
      } else if (token.children) {
        this.#partners.enter();
        this.#readRun(token.children);
        this.#partners.leave();
      }
    }
  }

  #readInline(token: Token, before: string, after: string): void {
    const tag = readWrittenTag(token.content);
    if (!tag) {
      if (isInstruction(token.content)) token.type = 'literal_tag';
      return;
    }
    const added = this.#partners.add(tag);
    this.#decisions.push(() => {
      const isUsual =
        isOfPrompt(tag) ||
        (!added.hasPartner && (isText(tag, 'text') || isTextInContext(tag, before, after)));
      if (!isUsual && !this.#isPartOfPrompt(tag)) return;
      token.type = 'literal_tag';
    });
  }

  /** Whether a tag is text only because the whole text is a prompt. */
  #isPartOfPrompt(tag: WrittenTag): boolean {
    const isPart = this.#isPrompt && isOfPrompt(tag, true);
    if (isPart) recordDisputed(this.env, '<…>');
    return isPart;
  }

  #readBlock(token: Token): void {
    const html = token.content;
    const found = this.scanner
      .tagsIn(html)
      .map(({ start, tag }) => ({ start, added: tag && this.#partners.add(tag) }));
    this.#decisions.push(() => {
      const literal = found.filter(
        ({ start, added }) => !added || isTextInHtml(html, start, added) || this.#isPartOfPrompt(added.tag),
      );
      if (literal.length === 0) return;
      token.content = escaped(
        html,
        literal.map(({ start }) => start),
      );
    });
  }
}

function isTextInHtml(html: string, start: number, { tag, hasPartner }: TagInText): boolean {
  if (isOfPrompt(tag)) return true;
  if (hasPartner) return false;
  if (isText(tag, 'html')) return true;
  if (tag.isClosing || STANDALONE.has(tag.name)) return false;
  return isTextInContext(tag, html.charAt(start - 1), html.charAt(start + tag.source.length) || ' ');
}

function escaped(html: string, starts: readonly number[]): string {
  let result = '';
  let from = 0;
  for (const start of starts) {
    result += `${html.slice(from, start)}&lt;`;
    from = start + 1;
  }
  return result + html.slice(from);
}

function textOf(token: Token | undefined): string {
  return token?.type === 'text' ? token.content : '';
}

/** Drawings and formulas within running text, whose elements are not HTML's: their beginnings and ends. */
const FOREIGN = ['svg', 'math'].map((name) => ({
  start: new RegExp(`^<${name}(?=[\\s/>])`, 'i'),
  end: new RegExp(`^</${name}(?=[\\s>])`, 'i'),
}));

class ForeignSpans {
  readonly #spans: (readonly [start: number, end: number])[] = [];

  constructor(tokens: readonly Token[]) {
    for (const foreign of FOREIGN) {
      const start = tokens.findIndex(
        ({ type, content }) => type === 'html_inline' && foreign.start.test(content),
      );
      if (start < 0) continue;
      const end = tokens.findLastIndex(
        ({ type, content }) => type === 'html_inline' && foreign.end.test(content),
      );
      if (start < end) this.#spans.push([start, end]);
    }
  }

  has(index: number): boolean {
    return this.#spans.some(([start, end]) => start < index && index < end);
  }
}
