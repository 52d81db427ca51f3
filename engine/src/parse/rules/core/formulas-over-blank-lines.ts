import { linesOf } from '../../../source/text-lines.js';
import type { CoreRow } from '../row.js';

const START = /<math(?=[\s>])/i;
const END = /<\/math\s*>/i;
/** An element that says nothing (MathML Core, 3.3.1). */
const NOTHING = '<mrow/>';

/**
 * Formulas of MathML with blank lines in them, which end blocks and paragraphs in CommonMark: each such line gets an element that says
 * nothing. Another formula or code in between, or a line outside the item or quotation, shows that a formula has no end.
 *
 * @example
 * <math>
 *
 *     <mi>x</mi>
 *
 * </math>
 * @example
 * - With <math><mi>x</mi>
 *
 *   <mo>=</mo><mn>1</mn></math>, it is
 */
export const formulasOverBlankLines: CoreRow = {
  kind: 'core',
  name: 'formulas_over_blank_lines',
  dialect: 'HTML',
  needs: ['<math', '<MATH', '<Math'],
  read(state) {
    if (START.test(state.src)) state.src = filled(state.src).join('\n');
  },
};

/** A formula that has begun: where its text stands, how far it is indented, and its blank lines. */
interface OpenFormula {
  readonly quotes: number;
  readonly column: number;
  readonly indent: number;
  readonly blank: number[];
}

function filled(text: string): string[] {
  const { all, fenced } = linesOf(text);
  const lines = [...all];
  let open: OpenFormula | undefined;
  for (const [index, line] of lines.entries()) {
    const [, signs = '', own = ''] = PLACE.exec(line) ?? [];
    const isBlank = own.trim() === '';
    if (open && isBlank && quotesIn(signs) === open.quotes) open.blank.push(index);
    else if (fenced[index] || (open && isOutside(open, signs, own))) open = undefined;
    if (isBlank) continue;
    const start = START.exec(own);
    const end = END.exec(own);
    if (open && end && !(start && start.index < end.index)) fill(lines, open);
    if (start || end) open = undefined;
    if (start && !END.test(own.slice(start.index)) && !fenced[index]) {
      const [marker = ''] = MARKERS.exec(own) ?? [];
      const quotes = quotesIn(signs);
      const indent = (quotes > 0 ? 0 : signs.length) + own.search(/\S/);
      open = { quotes, column: marker.length, indent: Math.max(marker.length, indent), blank: [] };
    }
  }
  return lines;
}

/** The signs of quotations, and what stands in them. */
const PLACE = /^((?:[ \t]*>)*[ \t]?)(.*)$/;
const MARKERS = /^(?:[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+)*/;

const quotesIn = (signs: string): number => signs.split('>').length - 1;

function isOutside({ quotes, column }: OpenFormula, signs: string, own: string): boolean {
  if (quotesIn(signs) !== quotes) return true;
  const indent = quotes > 0 ? own.search(/\S/) : signs.length + own.search(/\S/);
  return own.trim() !== '' && indent < column;
}

function fill(lines: string[], { indent, blank }: OpenFormula): void {
  for (const index of blank) {
    const signs = lines[index]?.trimEnd() ?? '';
    lines[index] = `${signs}${signs === '' ? '' : ' '}${' '.repeat(indent)}${NOTHING}`;
  }
}
