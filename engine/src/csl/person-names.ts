import { pushAll } from '../text/long-arrays.js';
import { formatOf, withAffixes } from './affixes.js';
import { type CslName, isOthers } from './item.js';
import { concat, NOTHING, type Output, span } from './output.js';
import { richText } from './rich-text.js';
import { withCase } from './text-case.js';
import type { Element } from './xml.js';

/**
 * How much of a given name is rendered beyond what the style asks for: 1 initials, and 2 all of it, to tell two people apart; 3 all of it
 * as it is written, to tell two cites apart.
 */
export type GivenNameLevel = 0 | 1 | 2 | 3;

/** The options of names that apply at a place in a style. */
export interface NameOptions {
  readonly attributes: Readonly<Record<string, string>>;
  /** The `name` element, for its formatting and that of the parts. */
  readonly element: Element | undefined;
  readonly etAl: Element | undefined;
  readonly demotes: 'never' | 'sort-only' | 'display-and-sort';
  readonly initializesHyphens: boolean;
  /** The names are a sort key, and are not rendered. */
  readonly isSortKey: boolean;
}

interface NameTerms {
  readonly and: string;
  readonly etAl: string;
}

/** Identifies a person, so that names can be compared. */
export function personOf(name: CslName): string {
  return [name.literal, name.family, name['non-dropping-particle'], name.given, name.suffix].join('|');
}

/** How many names of a list are rendered before "et al.". */
export function renderedNameCount(
  total: number,
  attributes: NameOptions['attributes'],
  isSubsequent: boolean,
  atLeast = 0,
): number {
  const least = isSubsequent
    ? (attributes['et-al-subsequent-min'] ?? attributes['et-al-min'])
    : attributes['et-al-min'];
  const first = isSubsequent
    ? (attributes['et-al-subsequent-use-first'] ?? attributes['et-al-use-first'])
    : attributes['et-al-use-first'];
  const min = Number(least);
  const useFirst = Number(first);
  // Only the two attributes together shorten a list (CSL 1.0.2, et-al abbreviation).
  if (least === undefined || first === undefined || !(min > 0) || total < min) return total;
  return Math.min(total, Math.max(useFirst, atLeast));
}

/** A list of names with its delimiters, `and` and `et al.`; `each` receives the rendered names. */
export function renderNames(
  listed: readonly CslName[],
  count: number,
  options: NameOptions,
  terms: NameTerms,
  levelOf: (name: CslName) => GivenNameLevel,
  each: Output[] = [],
): Output {
  const { attributes } = options;
  const delimiter = delimiterOf(options);
  const isOpen = listed.length > 1 && isOthers(listed.at(-1));
  const names = isOpen ? listed.slice(0, -1) : listed;
  const isCut = isOpen || count < names.length;
  const outputs = names
    .slice(0, count)
    .map((name, index): Output => ({ children: [renderName(name, index, options, levelOf(name))] }));
  pushAll(each, outputs);
  if (isCut) return cutList(names, outputs, options, terms, levelOf, isOpen);
  const and = options.isSortKey
    ? undefined
    : attributes.and === 'text'
      ? terms.and
      : attributes.and === 'symbol'
        ? '&'
        : undefined;
  const last = outputs.at(-1);
  if (and === undefined || outputs.length < 2 || last === undefined)
    return withDelimiters(outputs, delimiter);
  const before = withDelimiters(outputs.slice(0, -1), delimiter);
  const isInverted = isPersonal(names[outputs.length - 2]) && isSorted(outputs.length - 2, options);
  const precedes = delimiterPrecedes(attributes['delimiter-precedes-last'], outputs.length > 2, isInverted);
  return concat([
    before,
    precedes ? delimiter : ' ',
    `${precedes ? '' : ''}${and} `.replace(/^\s+/, ''),
    last,
  ]);
}

/**
 * What stands between names. In a key to sort by, it is more space than within a name, so that they are compared name by name: "Doe,
 * Jane and Roe" before "Doe, Jane A.".
 */
function delimiterOf({ attributes, isSortKey }: NameOptions): string {
  return isSortKey ? '   ' : (attributes.delimiter ?? ', ');
}

function cutList(
  names: readonly CslName[],
  outputs: readonly Output[],
  options: NameOptions,
  terms: NameTerms,
  levelOf: (name: CslName) => GivenNameLevel,
  isOpen: boolean,
): Output {
  const { attributes } = options;
  const delimiter = delimiterOf(options);
  const list = withDelimiters(outputs, delimiter);
  const final = names.at(-1);
  if (!isOpen && attributes['et-al-use-last'] === 'true' && final && names.length >= outputs.length + 2)
    return concat([list, delimiter, '… ', renderName(final, names.length - 1, options, levelOf(final))]);
  if (outputs.length === 0) return NOTHING;
  // CSL 1.0.2, Sorting: "the “et-al” and “and others” terms are excluded from the sort key values".
  if (options.isSortKey) return list;
  const isInverted = isPersonal(names[outputs.length - 1]) && isSorted(outputs.length - 1, options);
  const precedes = delimiterPrecedes(attributes['delimiter-precedes-et-al'], outputs.length > 1, isInverted);
  const etAl = span(terms.etAl, formatOf(options.etAl?.attributes ?? {}));
  return concat([list, precedes ? delimiter : ' ', etAl]);
}

function withDelimiters(outputs: readonly Output[], delimiter: string): Output {
  return concat(outputs.flatMap((output, index) => (index === 0 ? [output] : [delimiter, output])));
}

function delimiterPrecedes(rule: string | undefined, isLonger: boolean, isInverted: boolean): boolean {
  switch (rule) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'after-inverted-name':
      return isInverted;
    default:
      return isLonger;
  }
}

/** The name of a person and not of an institution, which has only one part and cannot be inverted. */
function isPersonal(name: CslName | undefined): boolean {
  return name?.family !== undefined;
}

function isSorted(index: number, { attributes, isSortKey }: NameOptions): boolean {
  const order = isSortKey ? 'all' : attributes['name-as-sort-order'];
  return order === 'all' || (order === 'first' && index === 0);
}

const ROMANESQUE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}]/u;

function renderName(name: CslName, index: number, options: NameOptions, level: GivenNameLevel): Output {
  const { element, attributes } = options;
  const sole = name.family === undefined ? (name.literal ?? name.given) : undefined;
  if (sole !== undefined) return format('family', richText(sole), element);
  const sorted = isSorted(index, options);
  const parts = partsOf(name, options, level);
  const isShort = attributes.form === 'short';
  const { family, given, dropping, particle, suffix } = parts;
  const isForeign = !ROMANESQUE.test(`${name.family ?? ''}${name.given ?? ''}`);
  if (isForeign || name['static-ordering']) {
    const whole = isShort && level === 0 ? [family] : [family, given];
    return words(
      whole.map((text, at) => format(at === 0 ? 'family' : 'given', text, element)),
      isForeign ? '' : ' ',
    );
  }
  const demotesInDisplay =
    options.demotes === 'display-and-sort' || (options.isSortKey && options.demotes !== 'never');
  if (isShort && level === 0) return format('family', particled(particle, family), element);
  if (!sorted) {
    // The format of the family name is also that of its particle; its affixes are around all that follows the given name (CSL 1.0.2,
    // name-part order and formatting).
    const last = particled(dropping, formatted('family', particled(particle, family), element));
    const comma = name['comma-suffix'] ? ', ' : ' ';
    const whole = suffix === '' ? last : concat([last, comma, suffix]);
    return words([format('given', given, element), affixed('family', whole, element)], ' ');
  }
  const separator = options.isSortKey ? '  ' : (attributes['sort-separator'] ?? ', ');
  const first = demotesInDisplay ? family : particled(particle, family);
  const demoted = demotesInDisplay ? formatted('family', particle, element) : '';
  const trailing = [formatted('given', words([given, dropping], ' '), element), demoted];
  const second = affixed('given', words(trailing, ' '), element);
  return withSeparators([format('family', first, element), second, suffix], separator);
}

function words(outputs: readonly Output[], space: string): Output {
  return concat(
    outputs
      .filter((output) => output !== '')
      .flatMap((output, at) => (at === 0 ? [output] : [space, output])),
  );
}

function withSeparators(outputs: readonly Output[], separator: string): Output {
  return words(outputs, separator);
}

/** A particle before a name: with a space, unless it ends in an apostrophe or hyphen. */
function particled(particle: Output, family: Output): Output {
  if (particle === '') return family;
  const isJoined = typeof particle === 'string' && /['’\-–\s]$/.test(particle);
  return concat([particle, isJoined ? NOTHING : ' ', family]);
}

function partsOf(
  name: CslName,
  { attributes, initializesHyphens, isSortKey }: NameOptions,
  level: GivenNameLevel,
) {
  const { given = '' } = name;
  const suffix = name.suffix?.replaceAll("'", '’') ?? '';
  const initials = attributes['initialize-with'];
  // Full names that tell people apart are rendered as with `initialize="false"` (CSL 1.0.2, Disambiguation): "Ann M" has a period, too.
  const isFull = level === 2 || attributes.initialize === 'false';
  const shows =
    given && initials !== undefined && level !== 3
      ? initialized(given, initials, !isFull, initializesHyphens)
      : given;
  return {
    family: richText(name.family ?? ''),
    given: isSortKey ? shows : richText(shows),
    dropping: name['dropping-particle']?.replaceAll("'", '’') ?? '',
    particle: name['non-dropping-particle']?.replaceAll("'", '’') ?? '',
    // Initials without periods have suffixes without them, too.
    suffix: (initials?.includes('.') ?? true) ? suffix : suffix.replaceAll('.', ''),
  };
}

/** The words of given names; a nickname in quotation marks or brackets is one. */
const NAME_PIECES = /[“"(‘][^”"’()]{0,60}[”")’](?!\S)|\S+/g;

/** Given names as initials: `J. P.`; full names stay unless `all` are abbreviated. */
function initialized(given: string, mark: string, all: boolean, hyphens: boolean): string {
  const trimmed = mark.trimEnd();
  const gap = mark.slice(trimmed.length);
  const pieces =
    given
      .replace(/\.(?=['’]?\p{L})/gu, '. ')
      .replace(/\s+(?=[-–]\p{Lu})/gu, '')
      .match(NAME_PIECES) ?? [];
  const results = pieces.map((piece): { text: string; isInitial: boolean } => {
    const abbreviated = /^(\p{Lu}\p{L}*)\.$/u.exec(piece)?.[1];
    if (abbreviated !== undefined)
      return { text: abbreviated + (all || abbreviated.length < 3 ? trimmed : '.'), isInitial: true };
    if (/^\p{Lu}$/u.test(piece)) return { text: piece + trimmed, isInitial: true };
    // What is no name stays: "(Director)".
    if (!all || /^[^\p{Lu}\p{Lt}\p{Lo}<]/u.test(piece)) return { text: piece, isInitial: false };
    const parts = piece.split(/[-–]/).filter((part, at) => at === 0 || /^\p{Lu}/u.test(part));
    const initials = parts.map((part) => `${initialOf(part)}${trimmed}`);
    return { text: initials.join(hyphens ? '-' : gap), isInitial: true };
  });
  return results
    .map(({ text, isInitial }, index) => {
      const next = results[index + 1];
      if (!next) return text;
      return isInitial && next.isInitial ? text + gap : `${text} `;
    })
    .join('')
    .trim();
}

/** The initial of a given name; one that begins with several capitals has as many letters: "TSerendorjiin" has "Ts". */
function initialOf(given: string): string {
  const several = /^(\p{Lu})(\p{Lu}+)(?=\p{Ll})/u.exec(given);
  if (several) return `${several[1]}${several[2]?.toLowerCase()}`;
  return /^\p{L}\p{M}*/u.exec(given)?.[0].toUpperCase() ?? '';
}

/** A part of a name with its case, its formatting and its affixes. */
function format(part: string, output: Output, element: Element | undefined): Output {
  return affixed(part, formatted(part, output, element), element);
}

function formatted(part: string, output: Output, element: Element | undefined): Output {
  const own = namePart(part, element);
  if (!own || output === '') return output;
  return span(withCase(output, own.attributes['text-case'], ''), formatOf(own.attributes));
}

function affixed(part: string, output: Output, element: Element | undefined): Output {
  return withAffixes(output, namePart(part, element)?.attributes ?? {});
}

function namePart(part: string, element: Element | undefined): Element | undefined {
  return element?.children.find(({ name, attributes }) => name === 'name-part' && attributes.name === part);
}
