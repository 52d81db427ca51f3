import { attributesAt } from '../../attributes.js';
import { tokenMeta } from '../token-meta.js';

/** The attributes of a formula, from the text after its closing delimiter. */
export interface FormulaAttributes {
  /** The name by which references refer to it. */
  readonly label?: string;
  /** The number that its author gives it, without brackets. */
  readonly tag?: string;
}

/** On a formula in a block of its own. */
export const formulaAttributes = tokenMeta<FormulaAttributes>('formula');

/** White space that may precede them, with a line break. */
const SPACE = /[ \t]*(?:\n[ \t]*)?/y;

/** The attributes in braces at `position`, if they have a name, as in pandoc-crossref and Quarto, `{#eq:mass}`; and where they end. */
export function formulaAttributesAt(
  source: string,
  position: number,
): { readonly attributes: FormulaAttributes; readonly end: number } | undefined {
  SPACE.lastIndex = position;
  const start = position + (SPACE.exec(source)?.[0].length ?? 0);
  const found = attributesAt(source, start);
  if (found?.attributes.id === undefined) return undefined;
  const { id: label, values } = found.attributes;
  const tag = values.get('tag');
  return { attributes: tag ? { label, tag } : { label }, end: found.end };
}

/** A number or name in brackets: `$$ (2.1)`, and MyST's label, `$$ (eq:mass)`. */
const BRACKETED =
  /^\((?:([A-Z]?\d{1,3}(?:[.-]\d{1,3})*[a-z]?'?)|([A-Za-z][\w.]*[:_-][\w:.-]*|[a-z]{2,}\d{1,3}))\)$/;
const PUNCTUATION = /^[.,;:]?/;

/** The attributes after a formula, if nothing else follows on its last line. */
interface FormulaEnding {
  readonly attributes: FormulaAttributes;
  /** Punctuation that belongs to the sentence around the formula; often empty. */
  readonly punctuation: string;
}

/** Reads the rest of a formula's last line; `undefined` if it is text. */
export function formulaEnding(rest: string): FormulaEnding | undefined {
  const text = rest.trim();
  const before = PUNCTUATION.exec(text)?.[0] ?? '';
  const found = formulaAttributesAt(text, before.length);
  if (found) {
    const after = text.slice(found.end).trim();
    if (!/^[.,;:]?$/.test(after)) return undefined;
    return { attributes: found.attributes, punctuation: before || after };
  }
  const remaining = text.slice(before.length).trim();
  if (remaining === '') return { attributes: {}, punctuation: before };
  const [, tag, label] = BRACKETED.exec(remaining) ?? [];
  if (tag !== undefined) return { attributes: { tag }, punctuation: before };
  return label === undefined ? undefined : { attributes: { label }, punctuation: before };
}
