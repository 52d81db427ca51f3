import { unfoldingFault } from './unfolded.js';
import { childOf, type Element, readXml } from './xml.js';

/** A parsed style, reused for everything that is rendered with it. */
export interface Style {
  readonly root: Element;
  readonly macros: ReadonlyMap<string, Element>;
  readonly citation: Element;
  readonly bibliography: Element | undefined;
  /** Whether citations are notes. */
  readonly isNote: boolean;
  readonly id: string;
  readonly defaultLanguage: string | undefined;
  /** Whether the style places year suffixes itself. */
  readonly placesYearSuffix: boolean;
  /** The address of the parent, if this style only gives another one a new name. */
  readonly parent: string | undefined;
}

/** Reads a CSL style; `undefined` if the text is not one. A style that only names its parent has empty citations. */
export function readStyle(source: string): Style | undefined {
  const root = readXml(source);
  if (root?.name !== 'style') return undefined;
  const macros = new Map(
    root.children.flatMap((child) =>
      child.name === 'macro' ? [[child.attributes.name ?? '', child] as const] : [],
    ),
  );
  const info = childOf(root, 'info');
  const parent = info?.children.find(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'independent-parent',
  );
  const citation = childOf(root, 'citation');
  if (!citation && !parent) return undefined;
  return {
    root,
    macros,
    citation: citation ?? EMPTY,
    bibliography: childOf(root, 'bibliography'),
    isNote: root.attributes.class === 'note',
    id: childOf(info, 'id')?.text.trim() ?? '',
    defaultLanguage: root.attributes['default-locale'],
    placesYearSuffix: uses(root, 'year-suffix'),
    parent: citation ? undefined : parent?.attributes.href,
  };
}

/** Why a style cannot be used, as a clause that can follow a colon; `undefined` if it can. */
export function styleFault({ citation, bibliography, macros }: Style): string | undefined {
  return unfoldingFault(bibliography ? [citation, bibliography] : [citation], macros);
}

const EMPTY: Element = { name: 'citation', attributes: {}, children: [], text: '' };

function uses({ attributes, children, name }: Element, variable: string): boolean {
  if (name === 'text' && attributes.variable === variable) return true;
  return children.some((child) => uses(child, variable));
}

/** The names of options that apply to all names below `style`, `citation` and `bibliography`, where they differ. */
const INHERITED: Readonly<Record<string, string>> = { 'name-form': 'form', 'name-delimiter': 'delimiter' };

const NAME_OPTIONS =
  /^(?:and|delimiter-precedes-|et-al-|initialize|name-as-sort-order|name-form|name-delimiter|sort-separator|names-delimiter)/;

/** The options of names that an element sets for all names in it. */
export function inheritedOptions(element: Element): Readonly<Record<string, string>> {
  const known = OPTIONS.get(element);
  if (known) return known;
  const options = Object.fromEntries(
    Object.entries(element.attributes)
      .filter(([name]) => NAME_OPTIONS.test(name))
      .map(([name, value]) => [INHERITED[name] ?? name, value]),
  );
  OPTIONS.set(element, options);
  return options;
}

/** The options of each element: they are asked for with all names. */
const OPTIONS = new WeakMap<Element, Readonly<Record<string, string>>>();
