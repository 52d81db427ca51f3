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

const VALUE = String.raw`"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+`;
/** The label of pandoc-crossref and Quarto: `{#eq:mass}`, optionally with more attributes. */
const BLOCK = new RegExp(
  String.raw`[ \t]*(?:\n[ \t]*)?\{#([^\s{}#]{1,100})((?:[ \t]+(?:\.[\w-]+|-|[\w:-]+=(?:${VALUE})))*)[ \t]*\}`,
  'y',
);
const TAG = new RegExp(`(?:^|[ \\t])tag=(${VALUE})`);

/** The attributes in braces at `position`, and where they end. */
export function formulaAttributesAt(
  source: string,
  position: number,
): { readonly attributes: FormulaAttributes; readonly end: number } | undefined {
  BLOCK.lastIndex = position;
  const [whole, label, others = ''] = BLOCK.exec(source) ?? [];
  if (whole === undefined || label === undefined) return undefined;
  const tag = TAG.exec(others)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
  return { attributes: tag ? { label, tag } : { label }, end: position + whole.length };
}

/** A number or name in brackets: `$$ (2.1)`, and MyST's label, `$$ (eq:mass)`. */
const BRACKETED = /^\((?:([A-Z]?\d{1,3}(?:[.-]\d{1,3})*[a-z]?'?)|([A-Za-z][\w.]*[:_-][\w:.-]*))\)$/;
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
