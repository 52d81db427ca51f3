import type { Token } from 'markdown-it';
import type { CoreRow } from '../row.js';

const PART = /^\(PART(?:\\?\*)?\)[ \t]+/;
const APPENDIX = /^\(APPENDIX\)(?:[ \t]|$)/;

/**
 * bookdown's marks before headings of parts, `# (PART) First part {-}`, and before the appendices, `# (APPENDIX) Appendix {-}`: that
 * heading is left out, and those of its level below it are appendices (bookdown, "Parts" and "Appendix").
 *
 * @example
 * # (PART) First part {-}
 * @example
 * # (APPENDIX) Appendix {-}
 *
 * # Data
 */
export const bookdownParts: CoreRow = {
  kind: 'core',
  name: 'bookdown_parts',
  dialect: 'R Markdown',
  needs: ['(PART', '(APPENDIX)'],
  overBlankLines: { kind: 'whole', may: /\(APPENDIX\)/ },
  read(state) {
    const { tokens } = state;
    const kept: Token[] = [];
    let level: string | undefined;
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      const inline = tokens[index + 1];
      if (!token) break;
      if (token.type === 'heading_open' && inline) {
        if (APPENDIX.test(inline.content)) {
          level = token.tag;
          index += HEADING_TOKENS - 1;
          continue;
        }
        inline.content = inline.content.replace(PART, '');
        if (token.tag === level && token.attrGet('class') === null) token.attrSet('class', 'appendix');
      }
      kept.push(token);
    }
    state.tokens = kept;
  },
};

/** Its opening and closing tokens, and that of its text. */
const HEADING_TOKENS = 3;
