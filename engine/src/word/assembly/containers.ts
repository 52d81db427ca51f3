import { QUOTE_INDENT } from '../../theme/measures.js';
import type { FlatParagraph } from '../flat/flat.js';
import { beginsItem, type Growing } from './growing.js';

/** A container (list item, quote or definition) that is open around the next block. */
export interface Container {
  readonly kind: 'quote' | 'item' | 'definition' | 'details';
  /** The indent of its text, in twips. */
  readonly left: number;
  readonly right: number;
  readonly numId: string;
  readonly level: number;
  readonly children: Growing[];
}

/** Indents that differ by less, in twips, count as equal. */
export const TOLERANCE = 60;

/** Opens a container at an indent. */
export function container(kind: Container['kind'], left: number, children: Growing[]): Container {
  return { kind, left, right: 0, numId: '', level: 0, children };
}

/** The indents of a paragraph, in twips, without those that code has by itself. */
export function placeOf({ style, look }: FlatParagraph): { readonly left: number; readonly right: number } {
  const own = style.role === 'code' ? style.look : {};
  return { left: (look.left ?? 0) - (own.left ?? 0), right: (look.right ?? 0) - (own.right ?? 0) };
}

/** A heading without the indent of its number, which does not put it into a container. */
export function withoutNumberIndent(heading: FlatParagraph): FlatParagraph {
  const { headingNumber, look, style } = heading;
  const own = headingNumber && (style.look.left ?? headingNumber.facts.left);
  return own === undefined ? heading : { ...heading, look: { ...look, left: (look.left ?? 0) - own } };
}

/** The containers that stay open for a paragraph. */
export function containersKeptOpen(containers: readonly Container[], paragraph: FlatParagraph): Container[] {
  const { style, numbered } = paragraph;
  const { left, right } = placeOf(paragraph);
  // The hanging indent of an entry is its own, and lists of sources are in no container.
  if (style.role === 'bibliography' && !beginsItem(paragraph)) return [];
  // A definition cannot contain another definition of the same term.
  if (style.role === 'definition')
    return takeWhileOpen(containers, ({ kind, left: start }) =>
      kind === 'definition' ? left > start + TOLERANCE : left > start - TOLERANCE,
    );
  if (style.role === 'quote' && !beginsItem(paragraph)) {
    // The style of a quote indents it within its container.
    const around = left - (style.look.left ?? 0);
    return takeWhileOpen(
      containers,
      (each) => (each.kind === 'quote' ? left : around) >= each.left - TOLERANCE,
    );
  }
  if (!beginsItem(paragraph)) return keptAt(containers, left, right);
  return takeWhileOpen(containers, (each) => {
    if (each.kind === 'quote') return style.role === 'quote' || (right > 0 && left > each.left + TOLERANCE);
    if (each.kind !== 'item') return left > each.left + TOLERANCE;
    const level = numbered?.level ?? 0;
    if (numbered && each.numId === numbered.numId) return level > each.level;
    return (
      left > each.left + TOLERANCE ||
      (numbered !== undefined && each.numId !== '' && level > each.level && left >= each.left)
    );
  });
}

/** The containers that stay open for content at an indent, other than a quote. */
function keptAt(containers: readonly Container[], left: number, right: number): Container[] {
  return takeWhileOpen(containers, (each) => {
    // Text that is also indented on the right is in a quote inside the item, and therefore further in.
    const isQuoted = each.kind === 'item' && each.right === 0 && right === QUOTE_INDENT;
    const isInside = left >= each.left + (isQuoted ? QUOTE_INDENT : 0) - TOLERANCE && left > TOLERANCE;
    return each.kind === 'quote' ? isInside && right > 0 && each.right > 0 : isInside;
  });
}

/** The containers, from the outermost, up to the first that does not stay open. */
export function takeWhileOpen(
  containers: readonly Container[],
  isKept: (container: Container) => boolean,
): Container[] {
  const end = containers.findIndex((each) => !isKept(each));
  return end < 0 ? [...containers] : containers.slice(0, end);
}
