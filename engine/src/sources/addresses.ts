import { decodedAddress } from '../model/names/decoded-address.js';
import type { FileIndex } from './file-index.js';
import { folded } from './layout-lines.js';
import { fold } from './names.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { asAddress, isPicture, nameOf } from './paths.js';
import { lineOf, type PreparedText } from './prepared.js';
import type { Target } from './scan.js';

/** The places in the document that links can refer to. */
export interface Addresses {
  readonly index: FileIndex;
  /** The texts that it contains. */
  readonly texts: ReadonlyMap<string, PreparedText>;
  /** Texts that another one replaces: the views of a database are parts of its whole table. */
  readonly alias: (path: string) => string;
  /** The address of the beginning of a text. */
  readonly begin: (path: string) => string;
  /** The address of a heading or another named place. */
  readonly place: (text: PreparedText, name: string) => string | undefined;
  readonly report: (notice: SourceNotice) => void;
  /** Called with each picture of the set that the document shows. */
  readonly picture: (path: string) => void;
}

/** The replacement for a target; `undefined` if it stays as it is. */
export function rewritten(target: Target, from: PreparedText, addresses: Addresses): string | undefined {
  switch (target.kind) {
    case 'wiki':
      return wikiLink(target, from, addresses);
    case 'wiki-embed':
      return wikiEmbed(target, from, addresses);
    case 'link':
    case 'image':
    case 'definition':
    case 'attribute':
      return addressed(target, from, addresses);
  }
}

function addressed(
  { value, line, kind }: Target,
  from: PreparedText,
  addresses: Addresses,
): string | undefined {
  if (value === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)) return undefined;
  const whole = value.includes('#') ? addresses.index.byWholePath(value, from.path) : undefined;
  const [path = '', ...rest] = whole === undefined ? value.split('#') : [value];
  const fragment = rest.join('#');
  if (path === '') return inText(from, fragment, addresses);
  const isShown = kind === 'image' || isPicture(path);
  const found =
    (isShown ? addresses.index.picture(value, from.path) : undefined) ??
    whole ??
    addresses.index.byPath(path, from.path) ??
    addresses.index.byName(decodedAddress(path), from.path);
  const target = found === undefined ? undefined : addresses.texts.get(addresses.alias(found));
  if (target)
    return fragment === ''
      ? addresses.begin(target.path)
      : (inText(target, fragment, addresses) ?? addresses.begin(target.path));
  if (found !== undefined && (kind === 'image' || isPicture(found))) {
    addresses.picture(found);
    return asAddress(found);
  }
  if (kind !== 'image' && (found !== undefined || /\.(?:md|markdown|qmd|ipynb)$/i.test(path))) {
    const message = `The link leads to ${nameOf(found ?? decodedAddress(path))}, which is not in this document`;
    addresses.report(sourceNotice('link-leads-outside', from.path, message, lineOf(from, line)));
  }
  return undefined;
}

function inText(text: PreparedText, name: string, { place }: Addresses): string | undefined {
  return place(text, decodedAddress(name)) ?? place(text, name);
}

function wikiLink({ value }: Target, from: PreparedText, addresses: Addresses): string | undefined {
  const bar = value.search(/\\?\|/);
  const label = bar < 0 ? undefined : value.slice(bar).replace(/^\\?\|/, '');
  const [page = '', ...parts] = (bar < 0 ? value : value.slice(0, bar)).split('#').map((part) => part.trim());
  const path = page === '' ? from.path : addresses.index.byName(page, from.path);
  const text = path === undefined ? undefined : addresses.texts.get(path);
  if (!text) return undefined;
  const part = parts.at(-1);
  const address = part === undefined ? addresses.begin(text.path) : inText(text, part, addresses);
  const linkText =
    label ?? [page, ...parts].filter((each) => each !== '' && !each.startsWith('^')).join(' > ');
  return `[${linkText || page}](${address ?? addresses.begin(text.path)})`;
}

/** A picture by its name; for a text that could not be embedded, a link to its place. */
function wikiEmbed(target: Target, from: PreparedText, addresses: Addresses): string | undefined {
  const [name = '', ...rest] = target.value.split('|');
  const found = addresses.index.picture(name.trim(), from.path);
  if (found !== undefined) {
    addresses.picture(found);
    return addresses.index.isUnique(found) ? undefined : `![[${[found, ...rest].join('|')}]]`;
  }
  return wikiLink(target, from, addresses);
}

/** The address of a heading or a named place in a text. */
export function placeIn(
  text: PreparedText,
  name: string,
  slugs: ReadonlyMap<PreparedText['headings'][number], string>,
  ids: ReadonlyMap<string, string>,
): string | undefined {
  if (name.startsWith('^')) return `#${name}`;
  if (text.scan.ids.some((id) => fold(id.name) === fold(name))) return `#${ids.get(fold(name)) ?? name}`;
  const heading =
    text.headings.find(({ slug }) => slug === name.toLowerCase()) ??
    text.headings.find((each) => folded(each.text) === folded(name)) ??
    text.headings.find((each) => bare(each.text) === bare(name) && bare(name) !== '');
  const slug = heading && slugs.get(heading);
  return slug === undefined ? undefined : `#${slug}`;
}

/** Other programs derive the names of headings differently. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
