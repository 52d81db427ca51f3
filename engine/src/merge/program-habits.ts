import { decimalSignOf } from '../charts/number-format.js';
import { decimalSignIn } from '../charts/read-numbers.js';
import { decodedAddress } from '../model/names/decoded-address.js';
import { withRewrittenFormulas, withSpacedFormulas } from './formula-habits.js';

/*
 * Changes that programs make on saving, and reviewers never see: LibreOffice drops the titles of links and pictures and the
 * commas between keywords, normalizes addresses, writes formulas anew, aligns cells to the left that are there anyway,
 * rounds the sizes of pictures, and gives all numbers of a chart the same number of digits.
 */

/** Reverts the changes that a program made to the returned text on its own; `program` is its name in the file. */
export function withoutHabits(original: string, returned: string, program = ''): string {
  const reverts = [
    withAlignments,
    withAddresses,
    withTitles,
    withSpacedFormulas,
    withKeywords,
    withLengths,
    withBareLinks,
    withChartNumbers,
  ];
  const reverted = reverts.reduce((text, revert) => revert(original, text), returned);
  return /^LibreOffice\b/.test(program) ? withRewrittenFormulas(original, reverted) : reverted;
}

/** What follows the text of a link or picture in our writer's Markdown: its address and title. */
const TARGET = /\]\((<[^<>\n]*>|[^\s()<>]+)( "(?:[^"\\\n]|\\.)*")?\)/g;

const LINK = /(?<!!)\[(?:[^[\]\\\n]|\\.)*\]\((<[^<>\n]*>|[^\s()<>]+)/g;
const BARE_LINK = /(?<!!)\[([^[\]\s]+)\]\(([^\s()<>]+)\)/g;
const IS_RELATIVE = /^(?![a-z][a-z\d+.-]*:|#)/i;

/**
 * Restores addresses that differ only in form: by a slash after the host, or by percent-encoding. In a file that was saved
 * in another folder, all relative addresses start from there.
 */
function withAddresses(original: string, returned: string): string {
  const known = new Set(Array.from(original.matchAll(TARGET), ([, address = '']) => address));
  const isMoved = isSavedElsewhere(linksIn(original), linksIn(returned));
  const byForm = new Map<string, string | undefined>();
  for (const address of known) {
    const form = formOf(address, isMoved);
    byForm.set(form, byForm.has(form) ? undefined : address);
  }
  for (const [, address = ''] of original.matchAll(/<([a-z]+:[^<>\s]+)>/gi)) {
    const form = formOf(address, isMoved);
    if (!byForm.has(form)) byForm.set(form, address);
  }
  const byEnd = isMoved ? endsIn(byForm) : [];
  const inOrder = sharedForms(original, returned);
  return returned
    .replace(TARGET, (whole, address: string, title = '') => {
      const next = inOrder.get(formOf(address, isMoved))?.shift();
      if (next !== undefined) return `](${next}${title})`;
      const own = byForm.get(formOf(address, isMoved)) ?? byEnd.find(isEndOf(address))?.address;
      return own === undefined || known.has(address) ? whole : `](${own}${title})`;
    })
    .replace(BARE_LINK, (whole, text: string, address: string) =>
      text === address && original.includes(`<${address}>`) ? `<${address}>` : whole,
    );
}

/** The absolute addresses of each form that several have in the first text, in order, where both texts have as many of it. */
function sharedForms(original: string, returned: string): ReadonlyMap<string, string[]> {
  const [theirs, shared] = [addressesByForm(returned), addressesByForm(original)];
  for (const [each, addresses] of shared)
    if (new Set(addresses).size === 1 || theirs.get(each)?.length !== addresses.length) shared.delete(each);
  return shared;
}

function addressesByForm(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, address = ''] of text.matchAll(TARGET)) {
    if (IS_RELATIVE.test(address)) continue;
    const key = formOf(address, false);
    const addresses = found.get(key);
    if (addresses) addresses.push(address);
    else found.set(key, [address]);
  }
  return found;
}

/**
 * Whether the file was saved in another folder: no relative address of its links is as it was. Those that lead out of the
 * folder may be, in a folder beside it.
 */
function isSavedElsewhere(original: ReadonlySet<string>, returned: ReadonlySet<string>): boolean {
  const relative = [...original].filter((address) => IS_RELATIVE.test(address));
  const inside = relative.filter((address) => !address.startsWith('../'));
  return (inside.length > 0 ? inside : relative).every((address) => !returned.has(address));
}

const CODE =
  /^[ >]*(`{3,}|~{3,})[^\n]*\n(?:[^\n]*\n)*?[ >]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/gm;

function linksIn(markdown: string): ReadonlySet<string> {
  return new Set(Array.from(markdown.replace(CODE, '').matchAll(LINK), ([, address = '']) => address));
}

/** An address beside the text, with its form. */
interface Beside {
  readonly address: string;
  readonly form: string;
}

/** The relative addresses that a form belongs to alone, the longest first. */
function endsIn(byForm: ReadonlyMap<string, string | undefined>): Beside[] {
  return Array.from(byForm, ([form, address]) => ({ form, address }))
    .filter((each): each is Beside => each.address !== undefined && each.form !== '')
    .filter(({ form }) => IS_RELATIVE.test(form))
    .toSorted((a, b) => b.form.length - a.form.length);
}

/** In another folder, `data.md` is `../texts/data.md` or `file:///home/ann/texts/data.md`. */
function isEndOf(address: string): (beside: Beside) => boolean {
  const found = formOf(address, false);
  const isElsewhere = /^(?:\.\.\/|file:)/i.test(found);
  return ({ form }) => isElsewhere && found.endsWith(`/${form}`);
}

/** An address that is its own text, where the text may lack the slash after the host. */
const OWN_TEXT = /<([a-z]+:[^<>\s]+)>|(?<!!)\[([a-z]+:[^[\]\s]+)\]\(\2\/\)/gi;

/** Restores addresses that are their own text, by their order, where both texts have as many of them. */
function withBareLinks(original: string, returned: string): string {
  const keyOf = (whole: string): string => /^[<[](.*?)\/?(?:>|\]\()/.exec(whole)?.[1] ?? '';
  const inOrder = (text: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const [whole] of text.matchAll(OWN_TEXT)) {
      const key = keyOf(whole);
      found.set(key, [...(found.get(key) ?? []), whole]);
    }
    return found;
  };
  const [known, theirs] = [inOrder(original), inOrder(returned)];
  for (const [key, found] of known) if (found.length !== theirs.get(key)?.length) known.delete(key);
  return returned.replace(OWN_TEXT, (whole) => known.get(keyOf(whole))?.shift() ?? whole);
}

/** The normal form of an address, the same for all ways to write it. */
function formOf(address: string, isMoved: boolean): string {
  const plain = decodedAddress(address.replace(/^<|>$/g, '')).replace(/^([a-z]+:\/\/[^/?#]+)\/$/i, '$1');
  return isMoved && IS_RELATIVE.test(plain) ? plain.replace(/^(?:\.{0,2}\/)+/, '') : plain;
}

/** The size of a picture, in points or pixels. */
const LENGTH = /(?<=[ {](?:width|height)=)(\d+(?:\.\d+)?)(pt|px)(?=[ }])/g;
/** CSS Values and Units, 6.2: 96 pixels are an inch, as 72 points are. */
const POINTS_PER_PIXEL = 0.75;
/** In points: by less than this, no one changes a size by hand. */
const MAX_ROUNDED = 0.5;

/** Restores sizes of pictures that were only rounded, which may be to whole pixels. */
function withLengths(original: string, returned: string): string {
  const points = (number = '', unit = ''): number => Number(number) * (unit === 'px' ? POINTS_PER_PIXEL : 1);
  const known = Array.from(original.matchAll(LENGTH), ([length, number, unit]) => ({
    length,
    size: points(number, unit),
  }));
  return returned.replace(LENGTH, (length, number: string, unit: string) => {
    const away = ({ size }: (typeof known)[number]): number => Math.abs(size - points(number, unit));
    const [nearest] = known.toSorted((a, b) => away(a) - away(b));
    return nearest !== undefined && away(nearest) < MAX_ROUNDED ? nearest.length : length;
  });
}

/** A link, or a picture after an exclamation mark, with its text, address and title. */
const TITLED = new RegExp(String.raw`(!?)(\[(?:[^[\]\\\n]|\\.)*)${TARGET.source}`, 'g');

/** Restores all titles of links if the returned text has none, and those of pictures alike. */
function withTitles(original: string, returned: string): string {
  const titles = new Map<string, string>();
  for (const [, sign = '', , address = '', title] of original.matchAll(TITLED))
    if (title !== undefined) titles.set(sign + address, title);
  const left = new Set<string>();
  for (const [, sign = '', , , title] of returned.matchAll(TITLED)) if (title !== undefined) left.add(sign);
  if (titles.size === 0) return returned;
  return returned.replace(TITLED, (whole, sign: string, text: string, address: string) => {
    const title = left.has(sign) ? undefined : titles.get(sign + address);
    return title === undefined ? whole : `${sign}${text}](${address}${title})`;
  });
}

/** Restores keywords that differ only in their separators. */
function withKeywords(original: string, returned: string): string {
  const words = (line: string): string => line.replace(/[\s,;"'[\]]+/g, ' ').trim();
  const own = keywordsIn(original);
  const theirs = keywordsIn(returned);
  if (own === undefined || theirs === undefined || words(own) !== words(theirs)) return returned;
  return returned.replace(theirs, () => own);
}

const ALIGNED_LEFT = /(<t[hd]\b[^<>]*?) align="left"/g;

/** Leaves out that cells of tables in HTML are aligned to the left, unless the original says so of the same cells. */
function withAlignments(original: string, returned: string): string {
  const bare = (line: string): string => line.replace(ALIGNED_LEFT, '$1');
  const known = new Map<string, string>();
  for (const line of original.split('\n')) if (/<t[hd]\b/.test(line)) known.set(bare(line), line);
  const says = bare(original) !== original;
  return returned
    .split('\n')
    .map((line) => {
      const plain = bare(line);
      return plain === line ? line : (known.get(plain) ?? (says ? line : plain));
    })
    .join('\n');
}

/** The rows of a table that is shown as a chart, below the comment that says so. */
const CHART_ROWS = /(?<=^[ >]*<!-- chart:[^\n]*\n)(?:[ >]*\|[^\n]*(?:\n|$))+/gm;
/** Zeros at the end of a cell's number that do not change its value, by the sign before its decimals. */
const TRAILING_ZEROS = {
  '.': /(?<=\d)(?:\.0+|(\.\d*?[1-9])0+)(?= \|)/g,
  ',': /(?<=\d)(?:,0+|(,\d*?[1-9])0+)(?= \|)/g,
};

/** Restores the rows of charts that differ only in how their numbers are written. */
function withChartNumbers(original: string, returned: string): string {
  const rowsIn = (text: string): string[] =>
    (text.match(CHART_ROWS) ?? []).flatMap((table) => table.split('\n'));
  const rows = rowsIn(original);
  if (rows.length === 0) return returned;
  const cells = [...rows, ...rowsIn(returned)].flatMap((row) => row.split('|').map((cell) => cell.trim()));
  const sign = decimalSignIn(cells, decimalSignOf(languageIn(original) ?? 'en'));
  const bare = (row: string): string => row.replace(TRAILING_ZEROS[sign], '$1');
  const known = new Map(rows.map((row) => [bare(row), row]));
  return returned.replace(CHART_ROWS, (table) =>
    table
      .split('\n')
      .map((row) => known.get(bare(row)) ?? row)
      .join('\n'),
  );
}

/** The language in front matter. */
function languageIn(text: string): string | undefined {
  return /^lang: *["']?([\w-]+)/m.exec(frontMatterOf(text))?.[1];
}

/** The line with the keywords in front matter. */
function keywordsIn(text: string): string | undefined {
  return /^keywords: .*$/m.exec(frontMatterOf(text))?.[0];
}

function frontMatterOf(text: string): string {
  return text.startsWith('---\n') ? text.slice(0, text.indexOf('\n---\n', 3)) : '';
}
