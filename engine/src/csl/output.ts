/*
 * What the elements of a style render: a tree of text with formatting, before punctuation is put in order.
 */

/** The format of text, with the values of CSL's attributes. */
export interface Format {
  readonly fontStyle?: string;
  readonly fontVariant?: string;
  readonly fontWeight?: string;
  readonly textDecoration?: string;
  readonly verticalAlign?: string;
}

/** The role of a part that a later step looks for. */
type Role = 'names' | 'year' | 'year-suffix' | 'citation-number' | 'locator' | 'term';

export interface Span {
  readonly children: readonly Output[];
  readonly format?: Format;
  readonly isQuoted?: boolean;
  /** The format is that of a word in a text: italics within italics are upright. */
  readonly isToggled?: boolean;
  /** Text whose case no style may change. */
  readonly isVerbatim?: boolean;
  readonly display?: string;
  readonly role?: Role;
  /** For a year, what distinguishes it from another one. */
  readonly key?: string;
  /** The address that it links to. */
  readonly url?: string;
  /** The id of the source that it cites. */
  readonly source?: string;
}

/** Something that the caller put into a prefix or suffix, with its text. */
interface Foreign {
  readonly foreign: unknown;
  readonly text: string;
}

export type Output = string | Span | Foreign;

export const NOTHING: Output = '';

export function isSpan(output: Output): output is Span {
  return typeof output !== 'string' && 'children' in output;
}

export function isEmpty(output: Output): boolean {
  if (typeof output === 'string') return output === '';
  return isSpan(output) && output.children.every(isEmpty);
}

/** One output of several; the parts that are empty leave nothing. */
export function concat(parts: readonly Output[]): Output {
  const filled: Output[] = [];
  for (const part of parts) if (!isEmpty(part)) filled.push(part);
  return single(filled);
}

/** One output of several that are not empty. */
function single(filled: readonly Output[]): Output {
  const [only] = filled;
  if (only === undefined) return NOTHING;
  return filled.length === 1 ? only : { children: filled };
}

/** The parts that are not empty with a delimiter between them. */
export function join(parts: readonly Output[], delimiter: string): Output {
  if (delimiter === '') return concat(parts);
  const joined: Output[] = [];
  for (const part of parts) {
    if (isEmpty(part)) continue;
    if (joined.length > 0) joined.push(delimiter);
    joined.push(part);
  }
  return single(joined);
}

/** The same text with further properties; empty output stays empty. */
export function span(output: Output, more: Omit<Span, 'children'>): Output {
  return isEmpty(output) ? NOTHING : { ...more, children: [output] };
}

/** The text without its formatting. */
export function plain(output: Output): string {
  if (typeof output === 'string') return output;
  return isSpan(output) ? output.children.map(plain).join('') : output.text;
}

/** The number of characters, in UTF-16 code units. */
export function lengthOf(output: Output): number {
  if (typeof output === 'string') return output.length;
  return isSpan(output)
    ? output.children.reduce((sum, child) => sum + lengthOf(child), 0)
    : output.text.length;
}

/** A copy in which `map` has replaced the strings; it learns which are verbatim, and which come first in quotation marks. */
export function mapText(
  output: Output,
  map: (text: string, verbatim: boolean, opensQuote: boolean) => string,
): Output {
  let opensQuote = false;
  const mapAt = (each: Output, verbatim: boolean): Output => {
    if (typeof each === 'string') {
      const opens = opensQuote;
      opensQuote = false;
      return map(each, verbatim, opens);
    }
    if (!isSpan(each)) return each;
    opensQuote ||= each.isQuoted === true;
    const own = verbatim || each.isVerbatim === true;
    return { ...each, children: each.children.map((child) => mapAt(child, own)) };
  };
  return mapAt(output, false);
}

/** The first part with a role, in the order of the text. */
export function findRole(output: Output, role: Role): Span | undefined {
  if (!isSpan(output)) return undefined;
  if (output.role === role) return output;
  for (const child of output.children) {
    const found = findRole(child, role);
    if (found) return found;
  }
  return undefined;
}

/** A copy in which one part is another. */
export function replacePart(output: Output, part: Span, other: Output): Output {
  if (output === part) return other;
  if (!isSpan(output)) return output;
  const children = output.children.map((child) => replacePart(child, part, other));
  return children.every((child, index) => child === output.children[index])
    ? output
    : { ...output, children };
}
