/*
 * Tags, and other syntax with a start and an end, join stretches across blank lines: an HTML block may continue to the end of
 * its elements, and whether something is a tag at all may depend on its partner. The functions here may join more
 * stretches than the parser needs, but never fewer.
 */

/** The tags of one name in a stretch. */
interface TagsOfName {
  /** The lowest number of open elements, negative if it closes elements of an earlier stretch, and their number at the end. */
  lowest: number;
  depth: number;
  hasOpening: boolean;
  hasClosing: boolean;
  /** Whether all are on lines that begin with a tag, and therefore not in a quote, item or cell. */
  isPlain: boolean;
}

export type TagsOfStretch = ReadonlyMap<string, Readonly<TagsOfName>>;

const TAG = /<(\/?)([a-z][^\s/<>]*)|<!--|-->|<\?|\?>|<!(?=[a-z[])/gi;
const DIV = /^[\s>]*:{3,}(.*)$/;
/** Elements that share an end tag, by their common name. */
const SHARED: ReadonlyMap<string, string> = new Map([
  ['math', 'svg'],
  ['script', 'pre'],
  ['style', 'pre'],
  ['textarea', 'pre'],
]);
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const COLONS = ':::';
/** Delimiters of CriticMarkup, whose marks may span several blocks. */
const MAY_HOLD_SIGNS = /\{[+=-]|[+=-]\}/;
const CRITIC_SIGN = /\{(\+\+|--|==)|(\+\+|--|==)\}/g;
/** The ends of pandoc's comments, which may stand in different blocks. */
const COMMENT = '.comment-';
const COMMENT_END = /\.comment-(start|end)\b/g;
const PLAIN = /^ {0,3}[<:]/;
/** The name for syntax that cannot be tracked: everything from the first tag on is joined. */
const BROKEN = '';
const UNFINISHED = /<\/?[a-z][^<>]*(?:<|$)/i;
const BEGINS_WITH_TAG = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?<[a-z/]/im;

/** The tags of a stretch; `undefined` if it has none. */
export function tagsIn(lines: readonly string[], fenced: readonly boolean[]): TagsOfStretch | undefined {
  const found = new Names();
  for (const [index, line] of lines.entries()) {
    const isPlain = PLAIN.test(line);
    if (line.includes(COLONS) && !fenced[index]) {
      const rest = DIV.exec(line)?.[1];
      if (rest !== undefined) found.add(COLONS, rest.trim() !== '', isPlain);
    }
    if (MAY_HOLD_SIGNS.test(line))
      for (const [, opens, closes] of line.matchAll(CRITIC_SIGN))
        found.add(`{${opens ?? closes}`, opens !== undefined, false);
    if (line.includes(COMMENT))
      for (const [, end] of line.matchAll(COMMENT_END)) found.add(COMMENT, end === 'start', false);
    if (!line.includes('<') && !line.includes('>')) continue;
    for (const [whole, slash, written] of line.matchAll(TAG)) {
      const name = written?.toLowerCase();
      if (name !== undefined) addTag(found, name, slash === '', isPlain, fenced[index] === true);
      else if (whole === '<!--' || whole === '<?') {
        if (!fenced[index]) found.add(whole === '<?' ? '?' : '!--', true, false);
      } else if (whole === '-->' || whole === '?>') found.end(whole === '?>' ? '?' : '!--');
      else if (!fenced[index] && !line.includes('>')) found.add(BROKEN, true, false);
    }
  }
  if (!found.isEmpty && isUnfinished(lines.join('\n'))) found.add(BROKEN, true, false);
  return found.isEmpty ? undefined : found.all;
}

function addTag(found: Names, name: string, isOpening: boolean, isPlain: boolean, isFenced: boolean): void {
  const shared = SHARED.get(name) ?? name;
  // One rule may read as an odd name what another reads as a name followed by something else.
  if (/[^a-z\d-]/.test(name)) found.add(BROKEN, true, false);
  // An element from another stretch may end in what looks like code.
  if (isFenced || (isOpening && VOID.has(name))) found.mention(shared, isOpening);
  else found.add(shared, isOpening, isPlain);
}

function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text) && BEGINS_WITH_TAG.test(text);
}

class Names {
  readonly all = new Map<string, TagsOfName>();

  get isEmpty(): boolean {
    return this.all.size === 0;
  }

  add(name: string, isOpening: boolean, isPlain: boolean): void {
    const tags = this.mention(name, isOpening);
    tags.depth += isOpening ? 1 : -1;
    tags.lowest = Math.min(tags.lowest, tags.depth);
    tags.isPlain &&= isPlain;
  }

  /** An end that only counts if something is open: `-->` may be an arrow. */
  end(name: string): void {
    const tags = this.mention(name, false);
    if (tags.depth > 0) tags.depth--;
  }

  mention(name: string, isOpening: boolean): TagsOfName {
    let tags = this.all.get(name);
    if (!tags) {
      tags = { lowest: 0, depth: 0, hasOpening: false, hasClosing: false, isPlain: true };
      this.all.set(name, tags);
    }
    if (isOpening) tags.hasOpening = true;
    else tags.hasClosing = true;
    return tags;
  }
}

type Range = readonly [first: number, last: number];

/** The first and last stretches of each range that is joined by tags without a partner in their own stretch. */
export function joinedRanges(
  stretches: Iterable<readonly [index: number, tags: TagsOfStretch]>,
  count: number,
): readonly Range[] {
  const byName = new Map<string, (readonly [index: number, tags: TagsOfName])[]>();
  let first: number | undefined;
  for (const [index, own] of stretches) {
    first ??= index;
    for (const [name, tags] of own) {
      const known = byName.get(name);
      if (known) known.push([index, tags]);
      else byName.set(name, [[index, tags]]);
    }
  }
  const isOpen = (name: string): boolean => byName.get(name)?.some(([, { depth }]) => depth > 0) === true;
  if (first !== undefined && (isOpen(BROKEN) || isOpen('svg'))) return [[first, count - 1]];
  return Array.from(byName.values()).flatMap((tags) => rangesOf(tags, count));
}

function rangesOf(
  tags: readonly (readonly [index: number, tags: TagsOfName])[],
  count: number,
): readonly Range[] {
  const open = tags.filter(([, { lowest, depth }]) => lowest < 0 || depth !== 0);
  const first = tags[0]?.[0] ?? 0;
  const hasPartners =
    tags.length > 1 && tags.some(([, each]) => each.hasOpening) && tags.some(([, each]) => each.hasClosing);
  if (open.length === 0 || !hasPartners) return [];
  const ranges: Range[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, each] of open) {
    if (!each.isPlain || depth + each.lowest < 0) return [[first, count - 1]];
    if (depth === 0) start = index;
    depth += each.depth;
    if (depth === 0) ranges.push([start, index]);
  }
  return depth === 0 ? ranges : [[first, count - 1]];
}
