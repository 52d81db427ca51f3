import { type NoticeCode, notice } from '../../../api/notice.js';
import type { ListPlace } from '../../../model/document.js';
import { directed } from '../../direction.js';
import { spoken } from '../../language.js';
import { wordBlocks } from '../../raw/word-xml.js';
import { directionOf } from '../../rules/block-direction.js';
import { languageOf } from '../../rules/block-language.js';
import type { BlockHandler } from '../reader.js';
import { caption } from './caption.js';
import { fence, indentedCode } from './code.js';
import { aside, blockquote, fencedDiv } from './containers.js';
import { definitionList } from './definition-list.js';
import { footnoteDefinition } from './footnote-definition.js';
import { heading } from './heading.js';
import { html } from './html.js';
import { indexLine } from './index-line.js';
import { lineBlock } from './line-block.js';
import { list } from './list.js';
import { math } from './math.js';
import { paragraph } from './paragraph.js';
import { chartComment, table } from './table.js';
import { target } from './target.js';

/** Reads blocks in the direction and the language that the attributes of their token give them. */
const inDirection =
  (handler: BlockHandler): BlockHandler =>
  (reader, token) =>
    spoken(directed(handler(reader, token), directionOf.get(token)), languageOf.get(token));

/** The handler of each type of block token. */
export const blockHandlers: Record<string, BlockHandler> = {
  abbreviation_definition: (reader, { content, info }) => {
    reader.abbreviation(content, info, reader.line);
    return [];
  },
  aside_open: aside,
  blockquote_open: inDirection(blockquote),
  block_name_line: (reader, { content }) => {
    reader.anchor(content);
    return [];
  },
  bullet_list_open: list,
  caption_open: caption,
  chart_comment: chartComment,
  code_block: indentedCode,
  definition_list_open: definitionList,
  comment_block: (reader) => {
    reader.comments.push({ line: reader.line });
    return [];
  },
  div_open: inDirection(fencedDiv),
  fence,
  footnote_definition_open: footnoteDefinition,
  heading_open: inDirection(heading),
  hr: (reader) => [{ type: 'thematicBreak', line: reader.line }],
  html_block: html,
  index_line: indexLine,
  left_out_lines: (reader, { info }) => {
    reader.leftOut.push({ kind: info, line: reader.line });
    return [];
  },
  latex_definitions: (reader, { content }) => {
    reader.latexDefinitions += content;
    return [];
  },
  line_block_open: lineBlock,
  list_place: (reader, { info }) => {
    reader.hasNumbered = true;
    return [{ type: 'listPlace', of: info as ListPlace['of'], line: reader.line }];
  },
  math_block: math,
  ordered_list_open: list,
  page_break: (reader) => [{ type: 'pageBreak', line: reader.line }],
  paragraph_open: inDirection(paragraph),
  table_open: table,
  target,
  word_xml: (reader, { content }) => wordBlocks(reader, content, reader.line),
  author_notice: (reader, { content, info }) => {
    reader.report(notice(info as NoticeCode, content, reader.line));
    return [];
  },
};
