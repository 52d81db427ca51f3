import { tokenMeta } from '../token-meta.js';

/** What a text says of a formula behind its closing sign. */
export interface FormulaAttributes {
  /** The name by which references lead to it. */
  readonly label?: string;
  /** The number that its author gives it, without the brackets. */
  readonly tag?: string;
}

/** On a formula that has lines of its own. */
export const formulaAttributes = tokenMeta<FormulaAttributes>('formula');

const VALUE = String.raw`"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+`;
/** Pandoc-crossref's and Quarto's label: `{#eq:mass}`, perhaps with more attributes. */
const BLOCK = new RegExp(
  String.raw`[ \t]*(?:\n[ \t]*)?\{#([^\s{}#]{1,100})((?:[ \t]+(?:\.[\w-]+|-|[\w:-]+=(?:${VALUE})))*)[ \t]*\}`,
  'y',
);
const TAG = new RegExp(`(?:^|[ \\t])tag=(${VALUE})`);

/** The attributes in braces that stand at `position`, and where they end. */
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

/** What follows a formula on the line on which it ends, where nothing but that follows. */
export interface FormulaEnding {
  readonly attributes: FormulaAttributes;
  /** A sign that belongs to the sentence of the formula; often empty. */
  readonly punctuation: string;
}

/** Reads the rest of the line on which a formula ends; `undefined` where it is text. */
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
