import { type BlockRow, ENDS_PARAGRAPH } from '../row.js';
import { lineOf } from './block-lines.js';
import { noteIdentifiers } from './footnotes.js';

/** Emphasis on a link at the beginning of a line, `*[text]: more*`, is not a definition. */
const DEFINITION = /^(?:\*\[|\[>(?!\())((?:\\.|[^[\]\\\n]){1,200})\]:[ \t]*(\S(?:.*[^\s*])?)[ \t]*$/;

/**
 * `*[HTML]: Hyper Text Markup Language` on a line of its own, as in PHP Markdown Extra, or MultiMarkdown's `[>HTML]: …`. The token is
 * `abbreviation_definition`, with the abbreviation as `content` and its meaning as `info`.
 *
 * @example
 * *[HTML]: Hypertext Markup Language
 *
 * HTML is used.
 * @example
 * HTML is used.
 *
 * [>HTML]: Hypertext Markup Language
 */
export const abbreviations: BlockRow = {
  kind: 'block',
  name: 'abbreviation_definition',
  dialect: 'PHP Markdown Extra',
  needs: ['*[', '[>'],
  firstCharacters: '*[',
  alt: ENDS_PARAGRAPH,
  read(state, startLine, _endLine, silent) {
    const line = lineOf(state, startLine);
    const [, label = '', meaning = ''] = DEFINITION.exec(line) ?? [];
    if (label.trim() === '') return false;
    if (silent) return true;
    state.line = startLine + 1;
    const token = state.push('abbreviation_definition', '', 0);
    token.map = [startLine, state.line];
    token.content = state.md.utils.unescapeMd(label).trim();
    if (line.startsWith('[')) noteIdentifiers(state.env).add(`>${token.content}`);
    token.info = state.md.utils.unescapeAll(meaning);
    return true;
  },
};
