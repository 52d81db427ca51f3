import { onlyDefines } from '../../latex/definitions.js';
import type { DisplayMath } from '../../model/document.js';
import { BOOKDOWN_NAME } from '../../source/bookdown-names.js';
import type { FormulaAttributes } from '../rules/block/formula-attributes.js';
import type { TokenReader } from './reader.js';

/** bookdown's name of a formula, `(\#eq:tide)`. */
const NAME = new RegExp(`\\(${BOOKDOWN_NAME}`, 'g');

/** A formula in a block of its own; nothing if it only defines commands. */
export function formula(
  reader: TokenReader,
  source: string,
  line: number,
  attributes: FormulaAttributes = {},
): DisplayMath[] {
  if (onlyDefines(source)) {
    reader.latexDefinitions += source;
    return [];
  }
  const value = source.trim().replace(NAME, '\\label{$1}');
  const found: DisplayMath = { type: 'math', value, ...attributes, line };
  if (attributes.label !== undefined || attributes.tag !== undefined || found.value.includes('\\label'))
    reader.hasNumbered = true;
  reader.formulas.push(found);
  return [found];
}
