import { decorated, withAffixes } from './affixes.js';
import type { Subject } from './cite.js';
import { type CslName, namesOf } from './item.js';
import type { Locale } from './locale.js';
import { concat, isEmpty, join, lengthOf, NOTHING, type Output, plain, span } from './output.js';
import {
  type GivenNameLevel,
  type NameOptions,
  personOf,
  renderedNameCount,
  renderNames,
} from './person-names.js';
import { inheritedOptions, type Style } from './style.js';
import { withCase } from './text-case.js';
import { childOf, type Element } from './xml.js';

/** The names rendered at a place, for disambiguation. */
export interface NamesResult {
  readonly names: readonly CslName[];
  readonly renderedCount: number;
  readonly attributes: NameOptions['attributes'];
  readonly output: Output;
  /** Each rendered name. */
  readonly nameOutputs: readonly Output[];
}

/** Where something is rendered: the layout of citations or of the bibliography, or a key to sort by. */
export interface Area {
  readonly element: Element;
  readonly isCitation: boolean;
  /** The name options that a sort key sets, if it is one. */
  readonly sortKey?: Readonly<Record<string, string>>;
}

/** The rendering that a `names` element is part of, and how its substitutes are rendered. */
export interface NamesRendering {
  readonly style: Style;
  readonly locale: Locale;
  readonly area: Area;
  readonly subject: Subject;
  /** The names are part of a sentence, where `&` is out of place: "Doe and Roe (2005)", but "(Doe & Roe, 2005)". */
  readonly isInSentence: boolean;
  /** Variables that were rendered as substitutes for names. */
  readonly suppressed: Set<string>;
  /** The `names` element whose substitute is being rendered, which `names` elements without children follow. */
  substituted: Element | undefined;
  /** The rendered names, in the order of the text. */
  readonly names: NamesResult[];
  /** Records that variables were requested, and whether they have values. */
  call(isFound: boolean, variables?: readonly string[]): void;
  /** Renders something, and returns the variables that it rendered. */
  shownBy(render: () => Output): { readonly output: Output; readonly variables: ReadonlySet<string> };
  element(element: Element): Output;
  /** Counts work. Throws an `OverBudget` if the source takes too much. */
  spend(cost: 'steps' | 'characters', amount: number): void;
}

/** The names of one or more variables with their labels, or their substitute. */
export function renderNamesElement(element: Element, rendering: NamesRendering, parent?: Element): Output {
  // A `names` element without children has those of the one that it substitutes, at any depth (CSL 1.0.2, cs:substitute).
  const described = parent ?? (element.children.length === 0 ? rendering.substituted : undefined) ?? element;
  const output = ownNames(element, rendering, described, parent ? affixesOf(parent) : {});
  if (!isEmpty(output) || parent) return output;
  const substitute = childOf(element, 'substitute');
  for (const child of substitute?.children ?? []) {
    const other = substituted(child, rendering, element);
    if (!isEmpty(other)) return other;
  }
  return NOTHING;
}

/** A substitute for names: a variable that it renders is not rendered again. */
function substituted(child: Element, rendering: NamesRendering, element: Element): Output {
  const isBare = child.name === 'names' && child.children.length === 0;
  const outer = rendering.substituted;
  rendering.substituted = element;
  const { output, variables } = rendering.shownBy(() =>
    isBare ? renderNamesElement(child, rendering, element) : rendering.element(child),
  );
  rendering.substituted = outer;
  if (isEmpty(output)) return NOTHING;
  for (const variable of variables) rendering.suppressed.add(variable);
  const { variable: _variable, delimiter: _delimiter, ...attributes } = element.attributes;
  rendering.call(true);
  return child.name === 'names'
    ? output
    : decorated(span(output, { role: 'names', key: plain(output) }), attributes);
}

interface VariableNames {
  readonly variable: string;
  readonly names: readonly CslName[];
}

function ownNames(
  element: Element,
  rendering: NamesRendering,
  described: Element,
  inheritedAffixes: Readonly<Record<string, string>>,
): Output {
  const options = optionsOf(element, described, rendering);
  const lists = listsOf(element, rendering);
  rendering.call(
    lists.length > 0,
    lists.flatMap(({ variable }) => SEPARATE[variable] ?? [variable]),
  );
  if (lists.length === 0) return NOTHING;
  if (options.attributes.form === 'count') {
    const count = lists.reduce((sum, { names }) => sum + countRendered(names, options, rendering), 0);
    return String(count);
  }
  const outputs = lists.map((list) => labelled(list, options, rendering, described, lists.length === 1));
  // What a substitute has printed is not printed again, not even later in the same substitute.
  if (rendering.substituted !== undefined)
    for (const { variable } of lists) rendering.suppressed.add(variable);
  const { variable: _variable, ...attributes } = element.attributes;
  const joined = join(outputs, attributes.delimiter ?? options.attributes['names-delimiter'] ?? '');
  const { delimiter: _delimiter, ...rest } = attributes;
  const isOne = lists.length === 1;
  return decorated(isOne ? joined : span(joined, { role: 'names', key: plain(joined) }), {
    ...inheritedAffixes,
    ...rest,
  });
}

/** For names that are the values of two variables at once. */
const SEPARATE: Readonly<Record<string, readonly string[]>> = { editortranslator: ['editor', 'translator'] };

function affixesOf({ attributes: { variable: _variable, delimiter: _delimiter, ...rest } }: Element) {
  return rest;
}

function listsOf(
  { attributes }: Element,
  { subject, suppressed, locale }: NamesRendering,
): readonly VariableNames[] {
  const lists = (attributes.variable ?? '').split(/\s+/).flatMap((variable): VariableNames[] => {
    const names = suppressed.has(variable) ? [] : namesOf(subject.item, variable);
    return names.length > 0 ? [{ variable, names }] : [];
  });
  const [first, second] = lists;
  const isBoth =
    lists.length === 2 &&
    [first, second]
      .map((list) => list?.variable)
      .sort()
      .join() === 'editor,translator';
  const isSame = first && second && first.names.map(personOf).join() === second.names.map(personOf).join();
  if (isBoth && isSame && (locale.term('editortranslator') ?? '') !== '')
    return [{ variable: 'editortranslator', names: first.names }];
  return lists;
}

/** The options of names by where they are, their element and the one that describes them: they are the same for all sources. */
const OPTIONS = new WeakMap<Area, WeakMap<Element, WeakMap<Element, NameOptions>>>();

function optionsOf(element: Element, described: Element, rendering: NamesRendering): NameOptions {
  if (rendering.isInSentence) return readOptions(element, described, rendering);
  const inArea = OPTIONS.get(rendering.area) ?? new WeakMap<Element, WeakMap<Element, NameOptions>>();
  OPTIONS.set(rendering.area, inArea);
  const ofElement = inArea.get(element) ?? new WeakMap<Element, NameOptions>();
  inArea.set(element, ofElement);
  const options = ofElement.get(described) ?? readOptions(element, described, rendering);
  ofElement.set(described, options);
  return options;
}

function readOptions(
  element: Element,
  described: Element,
  { style, area, isInSentence }: NamesRendering,
): NameOptions {
  const name = childOf(element, 'name') ?? childOf(described, 'name');
  const demotes = style.root.attributes['demote-non-dropping-particle'];
  const inherited = {
    ...inheritedOptions(style.root),
    ...inheritedOptions(area.element),
    ...inheritedOptions(described),
    ...name?.attributes,
  };
  return {
    attributes: {
      ...inherited,
      ...(isInSentence && inherited.and === 'symbol' ? { and: 'text' } : {}),
      ...area.sortKey,
    },
    element: name,
    etAl: childOf(element, 'et-al') ?? childOf(described, 'et-al'),
    demotes: demotes === 'never' || demotes === 'sort-only' ? demotes : 'display-and-sort',
    initializesHyphens: style.root.attributes['initialize-with-hyphen'] !== 'false',
    isSortKey: area.sortKey !== undefined,
  };
}

function countRendered(
  names: readonly CslName[],
  { attributes }: NameOptions,
  { subject, area }: NamesRendering,
): number {
  if (area.isCitation && subject.cite?.hasAllNames) return names.length;
  const isSubsequent = area.isCitation && subject.placement.position !== 'first';
  return renderedNameCount(names.length, attributes, isSubsequent, subject.distinction.names);
}

function labelled(
  { variable, names }: VariableNames,
  options: NameOptions,
  rendering: NamesRendering,
  described: Element,
  /** Whether these are the only names, so that text which repeats them follows their label. */
  isAlone: boolean,
): Output {
  const { locale, subject } = rendering;
  const renderedCount = countRendered(names, options, rendering);
  const terms = {
    and: locale.term('and') ?? 'and',
    etAl: locale.term(options.etAl?.attributes.term ?? 'et-al') ?? 'et al.',
  };
  const { given } = subject.distinction;
  const levelOf = (name: CslName): GivenNameLevel => (given.size > 0 && given.get(personOf(name))) || 0;
  const {
    prefix: _prefix,
    suffix: _suffix,
    delimiter: _delimiter,
    ...format
  } = options.element?.attributes ?? {};
  rendering.spend('steps', renderedCount);
  const nameOutputs: Output[] = [];
  const list = renderNames(names, renderedCount, options, terms, levelOf, nameOutputs);
  const affixed = withAffixes(decorated(list, format), options.element?.attributes ?? {});
  rendering.spend('characters', lengthOf(affixed));
  const output: Output = isAlone
    ? span(affixed, { role: 'names', key: plain(affixed) })
    : { children: [affixed] };
  rendering.names.push({ names, renderedCount, attributes: options.attributes, output, nameOutputs });
  if (options.isSortKey) return output;
  const at = described.children.findIndex(({ name }) => name === 'label');
  const element = described.children[at];
  if (!element) return output;
  const label = labelOf(element, variable, names.length, rendering);
  const isBefore = at < described.children.findIndex(({ name }) => name === 'name');
  return isBefore ? concat([label, output]) : concat([output, label]);
}

function labelOf(
  { attributes }: Element,
  variable: string,
  count: number,
  { locale }: NamesRendering,
): Output {
  const { form, plural } = attributes;
  const isPlural = plural === 'always' || (plural !== 'never' && count > 1);
  const term = locale.term(variable, form, isPlural) ?? '';
  const bare = attributes['strip-periods'] === 'true' ? term.replaceAll('.', '') : term;
  return decorated(withCase(bare, attributes['text-case'], locale.language), attributes);
}
