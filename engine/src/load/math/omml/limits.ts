import type { MathElement } from '../mathml.js';
import { accent } from './accents.js';
import { labelledArrow } from './arrows.js';
import { mathObject } from './math-object.js';
import type { ElementHandler, Look, MathWriter } from './writer.js';

/** `mover`: an accent, a labelled arrow, or what stands above (22.1.2.58). */
export const over: ElementHandler = ({ children: [base, above] }, look, writer) =>
  accent(base, above, 'top', look, writer) ??
  labelledArrow(base, above, undefined, look, writer) ??
  upper(writer.argument(base, look), above, look, writer);

/** `munder` (22.1.2.54). */
export const under: ElementHandler = ({ children: [base, below] }, look, writer) =>
  accent(base, below, 'bot', look, writer) ??
  labelledArrow(base, undefined, below, look, writer) ??
  lower(writer.argument(base, look), below, look, writer);

/** `munderover`. */
export const underOver: ElementHandler = ({ children: [base, below, above] }, look, writer) =>
  labelledArrow(base, above, below, look, writer) ??
  upper(lower(writer.argument(base, look), below, look, writer), above, look, writer);

function upper(base: string, limit: MathElement | undefined, look: Look, writer: MathWriter): string {
  return mathObject('limUpp', {}, look, [
    ['e', base],
    ['lim', writer.argument(limit, look)],
  ]);
}

function lower(base: string, limit: MathElement | undefined, look: Look, writer: MathWriter): string {
  return mathObject('limLow', {}, look, [
    ['e', base],
    ['lim', writer.argument(limit, look)],
  ]);
}
