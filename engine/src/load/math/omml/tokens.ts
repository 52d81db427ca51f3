import type { MathLetters } from '../../../model/formula.js';
import { alphabetOf, plainLetters } from './alphabets.js';
import type { ElementHandler } from './converter.js';
import { run } from './run.js';

/** `mi`: a letter is italic unless specified otherwise, and a name is upright. */
export const identifier: ElementHandler = ({ text, attributes, children }, look, converter) => {
  if (children.length > 0) return converter.row(children, look);
  const upright = attributes.mathvariant === 'normal' || isName(text);
  if (SIGNS.has(text) || (upright && isLatin(text) && !FUNCTIONS.has(text)))
    return run(text, look, { normal: true });
  return run(text, look, alphabetOf(text) ?? (upright ? { style: 'p' } : {}));
};

/** Names that all readers show upright; others may be commands, such as `sup` in LibreOffice. */
const FUNCTIONS = new Set('sin cos tan cot sinh cosh tanh coth arcsin arccos arctan ln log exp'.split(' '));
/** Characters with a special meaning for Word or other readers, which they lose when written as text. */
const SIGNS = new Set('#&%$_^~"\\/|‖[]{}()');

/** More than one letter, where a letter may have combining marks. */
function isName(text: string): boolean {
  return /^\p{L}\p{M}*\p{L}/u.test(text) && alphabetOf(text) === undefined;
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{M}\s-]+$/u.test(text);
}

export const number: ElementHandler = ({ text }, look) => run(text, look, alphabetOf(text));

/** The space on each side of an operator that is a word, since Word adds space only around signs. */
const WORD_SPACE = '\u2005';

/** `mo`: Word spaces signs by itself. */
export const operator: ElementHandler = ({ text, attributes, children }, look, converter) => {
  if (children.length > 0) return converter.row(children, look);
  if (text === '\u2061') return [];
  const own = attributes.style?.includes('font-weight:bold') ? { ...look, bold: true as const } : look;
  if (text === '|') return run('∣', own);
  if (!/^\p{L}/u.test(text)) return run(text, own, SIGNS.has(text) ? { normal: true } : {});
  const space = Number.parseFloat(attributes.lspace ?? '0') > 0 ? WORD_SPACE : '';
  return run(space + text + space, own, attributes.mathvariant === 'italic' ? {} : { normal: true });
};

/** `mtext`: text as it is. LaTeX's bold and typewriter text comes in mathematical letters. */
export const text: ElementHandler = ({ text: content, children }, look, converter) => {
  if (children.length > 0) return converter.row(children, look);
  const letters = alphabetOf(content);
  if (letters?.script === 'monospace') return run(content, look, letters);
  const italic = letters !== undefined && letters.style !== 'b' && letters.script === undefined;
  const normal: MathLetters = {
    normal: true,
    ...(letters?.style === 'b' || letters?.style === 'bi' ? { style: 'b' } : {}),
    ...(italic ? { italic } : {}),
  };
  return piecesOf(plainLetters(content).replaceAll('\u00a0', ' ')).flatMap((piece) =>
    run(piece, look, /^[()]$/.test(piece) ? {} : normal),
  );
};

/** LibreOffice shows parentheses in text with a backslash, so pairs of them become separate runs. */
function piecesOf(content: string): string[] {
  const pieces = content.split(/([()])/);
  const [opening, closing] = ['(', ')'].map((sign) => pieces.filter((piece) => piece === sign).length);
  return opening === closing ? pieces : [content];
}
