import type { CslItem } from '../../csl/item.js';
import type { Affixes } from '../../model/carried.js';
import { textOf, type XmlElement } from '../../xml/element.js';
import { isRecord, parsed } from './json.js';

/** The data about citations that a file made by this program carries. */
export interface OwnCitations {
  readonly style: string;
  readonly wordStyle: string;
  /** The sources, by their tags in Word. */
  readonly sources: ReadonlyMap<string, CslItem>;
  /** The prefixes and suffixes of cites, by the instruction of the field. */
  readonly affixes: ReadonlyMap<string, readonly Affixes[]>;
  /** The sources that are listed without being cited. */
  readonly uncited: readonly CslItem[];
}

/** Reads the element `CarriedCitations`; anything malformed counts as missing. */
export function ownCitations(root: XmlElement | undefined): OwnCitations | undefined {
  const value = root && parsed(textOf(root));
  if (!isRecord(value)) return undefined;
  const { style, wordStyle, sources, affixes, uncited } = value;
  const items = new Map(pairsIn(sources).flatMap(([tag, item]) => (isItem(item) ? [[tag, item]] : [])));
  const listed = new Set(Array.isArray(uncited) ? uncited : []);
  return {
    style: typeof style === 'string' ? style : '',
    wordStyle: typeof wordStyle === 'string' ? wordStyle : '',
    sources: items,
    uncited: [...items.values()].filter(({ id }) => listed.has(id)),
    affixes: new Map(
      pairsIn(affixes).flatMap(([instruction, cites]) =>
        Array.isArray(cites) && cites.every(isAffixes) ? [[instruction, cites]] : [],
      ),
    ),
  };
}

function pairsIn(value: unknown): (readonly [string, unknown])[] {
  return Array.isArray(value)
    ? value.flatMap((pair) =>
        Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1]] as const] : [],
      )
    : [];
}

function isItem(value: unknown): value is CslItem {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    typeof value.id === 'string' &&
    /^[^\s{}[\]]+$/.test(value.id)
  );
}

function isAffixes(value: unknown): value is Affixes {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((text) => typeof text === 'string' && !/[\n\r]/.test(text))
  );
}
