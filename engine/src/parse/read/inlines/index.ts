import type { Token } from 'markdown-it';
import { notice, repeatable } from '../../../api/notice.js';
import type { Inline, Revision } from '../../../model/document.js';
import { INCLUDES_PARAGRAPH_MARK } from '../../../source/critic-markup.js';
import { reportDroppedTag } from '../../html/report.js';
import { wordInlines } from '../../raw/word-xml.js';
import { spanOf } from '../../rules/inline/bracketed-spans.js';
import { isReply } from '../../rules/inline/critic-markup.js';
import { commentIdOf, signatureOf } from '../../rules/inline/review-spans.js';
import { isSpacedBold } from '../../rules/inline/spaced-bold.js';
import { type InlineHandler, InlineStack } from '../inline-stack.js';
import type { TokenReader, WrittenComment } from '../reader.js';
import { wrappersOf } from '../style-wrappers.js';
import { citation } from './citation.js';
import { footnoteInline, footnoteReference } from './footnote.js';
import { comment, htmlInline, literalTag } from './html.js';
import { image } from './image.js';
import { indexMark } from './index-mark.js';
import { crossReference, inlineMath } from './math.js';
import { wikiEmbed, wikiLinkOpen } from './wiki-links.js';

const handlers: Record<string, InlineHandler> = {
  abbreviation: ({ reader, line }, { content, info }) => reader.abbreviation(content, info, line),
  block_name: (stack, { content }) => stack.reader.anchor(content),
  bookdown_name: ({ reader }, { content }) => {
    reader.hasNumbered = true;
    reader.anchor(content);
  },
  citation,
  code_inline: (stack, token) => stack.add({ type: 'inlineCode', value: token.content }),
  comment,
  comment_start: (stack, token) => stack.comment('commentStart', writtenComment(token)),
  comment_end: (stack, token) => {
    stack.comment('commentEnd', writtenComment(token));
    stack.line += token.content.split('\n').length - 1;
  },
  deletion_open: (stack, token) => openRevision(stack, 'deletion', token),
  deletion_close: (stack) => stack.close(),
  em_open: (stack) => stack.open({ type: 'emphasis' }),
  em_close: (stack) => stack.close(),
  footnote_inline: footnoteInline,
  footnote_reference: footnoteReference,
  cross_reference: crossReference,
  hardbreak: (stack) => stack.addBreak(),
  html_inline: htmlInline,
  image,
  index_mark: indexMark,
  ins_open: (stack) => stack.open({ type: 'underline' }),
  ins_close: (stack) => stack.close(),
  insertion_open: (stack, token) => openRevision(stack, 'insertion', token),
  insertion_close: (stack) => stack.close(),
  left_out: (stack, { content, info }) => {
    stack.reader.leftOut.push({
      kind: info,
      line: stack.line,
      ...(info === 'attribute' && { what: content }),
    });
    stack.line += content.split('\n').length - 1;
  },
  link_open: (stack, token) => stack.open(linkWrapper(token, stack.line)),
  link_close: (stack) => stack.close(),
  literal_tag: literalTag,
  mark_open: (stack) => stack.open({ type: 'highlight' }),
  mark_close: (stack) => stack.close(),
  math_display: inlineMath,
  math_inline: inlineMath,
  s_open: (stack) => stack.open({ type: 'delete' }),
  s_close: (stack) => stack.close(),
  skipped_element: (stack, { tag, content }) => {
    reportDroppedTag(stack.reader, tag, stack.line, 'nothing');
    stack.line += content.split('\n').length - 1;
  },
  skipped: (stack, { content }) => {
    stack.line += content.split('\n').length - 1;
  },
  softbreak: (stack) => stack.addSoftBreak(),
  span_open: (stack, token) => {
    const { marks, style, css, direction, language } = spanOf.get(token) ?? { marks: [] };
    stack.open([
      ...(direction === undefined ? [] : [{ type: 'direction' as const, direction }]),
      ...(language === undefined ? [] : [{ type: 'language' as const, language }]),
      ...(style === undefined ? [] : [{ type: 'styled' as const, style, line: stack.line }]),
      ...marks.map((type) => ({ type })),
      ...(css === undefined ? [] : wrappersOf(css, undefined, stack)),
    ]);
  },
  span_close: (stack) => stack.close(),
  strong_open: (stack, token) => {
    if (isSpacedBold.get(token)) reportSpacedBold(stack);
    stack.open({ type: 'strong' });
  },
  strong_close: (stack) => stack.close(),
  sub_open: (stack) => stack.open({ type: 'subscript' }),
  sub_close: (stack) => stack.close(),
  sup_open: (stack) => stack.open({ type: 'superscript' }),
  sup_close: (stack) => stack.close(),
  text: (stack, token) => stack.addText(token.content),
  text_special: (stack, token) => stack.addCharacter(token.content),
  word_xml: (stack, { content }) => {
    for (const inline of wordInlines(stack.reader, content, stack.line)) stack.add(inline);
  },
  wiki_embed: wikiEmbed,
  wiki_link_open: wikiLinkOpen,
  wiki_link_close: (stack) => stack.close(),
};

function reportSpacedBold({ reader, line }: InlineStack): void {
  const single =
    'Bold text with a space before its closing marks was read as bold; other programs print its marks';
  reader.report(
    repeatable(notice('text-repaired', single, line), {
      subject: 'bold texts with a space before their closing marks',
      predicate: 'were read as bold; other programs print their marks',
    }),
  );
}

/** Reads inline tokens. */
export function readInlines(reader: TokenReader, tokens: readonly Token[]): Inline[] {
  const stack = new InlineStack(reader);
  addTokens(stack, tokens);
  return stack.finish();
}

/** Adds inline tokens to the stack. */
export function addTokens(stack: InlineStack, tokens: readonly Token[]): void {
  for (const token of tokens) {
    const handler = handlers[token.type];
    if (!handler) throw new Error(`Cannot read a token of type ${token.type}, expected an inline`);
    handler(stack, token);
  }
}

function openRevision(stack: InlineStack, type: Revision['type'], token: Token): void {
  stack.openRevision(type, token.info === INCLUDES_PARAGRAPH_MARK, signatureOf.get(token));
}

function writtenComment(token: Token): WrittenComment {
  return {
    written: token.content,
    id: commentIdOf.get(token),
    by: signatureOf.get(token),
    isReply: isReply.get(token),
  };
}

function linkWrapper(token: Token, line: number) {
  const url = String(token.attrGet('href') ?? '').replace(BLOCK_ADDRESS, '#$1');
  return { type: 'link', url, title: String(token.attrGet('title') ?? ''), line } as const;
}

/** The address that Logseq gives a link to a block. */
const BLOCK_ADDRESS = /^\(\(([\da-f-]{36})\)\)$/i;
