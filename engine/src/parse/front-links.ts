import type { FrontLink } from '../model/metadata.js';
import { withCarets } from '../model/names/raised-marks.js';
import { nameOf, PAGES } from './affiliations.js';
import type { LinkedWords } from './plain-values.js';
import { isRecord } from './yaml.js';
import { textsOf } from './yaml-values.js';

/** How deep and how many values are looked at; YAML's anchors can be circles. */
const MAX_LEVELS = 4;
const MAX_VALUES = 1000;

/** An address without its scheme, as people write those of their pages. */
const BARE_ADDRESS = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

/** What in front matter leads somewhere: links in the Markdown of its values, and the pages of authors and places. */
export function linksIn(
  record: Readonly<Record<string, unknown>>,
  written: readonly LinkedWords[],
  lineFor: (key: string) => number,
): readonly FrontLink[] {
  const pages = Object.entries(record)
    .filter(([key]) => OWNERS.test(key))
    .flatMap(([key, value]) => pagesIn(value, lineFor(key)));
  return [...written.map(({ key, text, url }) => ({ text, url, line: lineFor(key) })), ...pages]
    .map((link) => ({ ...link, text: withCarets(link.text) }))
    .filter(({ text, url }) => text !== '' && url !== '');
}

/** The keys under which authors and places stand. */
const OWNERS = /^(?:authors?|affiliations?|institutes?|organizations?)$/i;

/** The pages of authors and places under their names, in the order of the text. */
function pagesIn(value: unknown, line: number): readonly FrontLink[] {
  let count = 0;
  const pages = (each: unknown, key: string, level: number): readonly FrontLink[] => {
    if (level > MAX_LEVELS || count++ > MAX_VALUES) return [];
    if (Array.isArray(each)) return each.flatMap((item) => pages(item, key, level + 1));
    if (!isRecord(each)) return [];
    const record = new Map(Object.entries(each).map(([name, own]) => [name.toLowerCase(), own]));
    const [address] = PAGES.flatMap((name) => textsOf(record.get(name)));
    const text = nameOf(record.get('name') ?? each) || textsOf(record.get('institution'))[0] || key;
    const url = address !== undefined && BARE_ADDRESS.test(address) ? `https://${address}` : address;
    const inner = Object.entries(each).flatMap(([name, own]) => pages(own, name, level + 1));
    return url === undefined || text === '' ? inner : [{ text, url, line }, ...inner];
  };
  return pages(value, '', 0);
}
