import type { ConventionsEnvironment } from '../conventions.js';
import type { InlineRow } from '../row.js';

/** East Asian writing between the brace and the bar, which is what ruby text stands above. */
const RUBY =
  /\{([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー]{1,40})\|([^{}|\n]{1,80})\}/uy;

/** In a note that is HackMD's without doubt, between any words. */
const ANY_RUBY = /\{([^{}|\n]{1,80})\|([^{}|\n]{1,80})\}/uy;

/**
 * HackMD's ruby text, `{漢字|かんじ}`: the reading follows in brackets, as where a browser has no ruby text.
 *
 * @example
 * {漢字|かんじ} and {東京|とうきょう}
 */
export const rubyText: InlineRow = {
  kind: 'inline',
  name: 'ruby_text',
  dialect: 'HackMD',
  firstCharacters: '{',
  readIn: { dialects: ['hackmd'], orUndecided: true, sign: '{…|…}' },
  read(state, silent) {
    const { dialect }: ConventionsEnvironment = state.env;
    const pattern = dialect === 'hackmd' ? ANY_RUBY : RUBY;
    pattern.lastIndex = state.pos;
    const [source, base, reading] = pattern.exec(state.src) ?? [];
    if (source === undefined) return false;
    if (!silent) state.pending += `${base}（${reading}）`;
    state.pos += source.length;
    return true;
  },
};

const DETAIL = /\[(name|time|color)=([^[\]\n]{1,80})\][ \t]*/y;

/**
 * HackMD's details of a quotation, `[name=Ann]`, `[time=Mon, Jun 1]`, `[color=red]`: name and time stand below it, and
 * the colour of its bar is left out.
 *
 * @example
 * > Text [name=Ann] [time=Monday] [color=red]
 */
export const quoteDetails: InlineRow = {
  kind: 'inline',
  name: 'quote_details',
  dialect: 'HackMD',
  firstCharacters: '[',
  readIn: { dialects: ['hackmd'], orUndecided: true, sign: '[name=…]' },
  read(state, silent) {
    DETAIL.lastIndex = state.pos;
    const [source, name, value = ''] = DETAIL.exec(state.src) ?? [];
    if (source === undefined) return false;
    // A link or its label may look the same.
    if (/^[[(:]/.test(state.src.slice(state.pos + source.trimEnd().length))) return false;
    if (!silent) {
      if (name === 'color') {
        const token = state.push('left_out', '', 0);
        token.content = source;
        token.info = 'attribute';
      } else state.pending += name === 'name' ? `— ${value} ` : `${value} `;
    }
    state.pos += source.length;
    return true;
  },
};
