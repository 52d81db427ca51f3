import type { Ends } from '../row.js';

const TAG = /<(\/?)([a-z](?:(?!-->)[^\s/<>])*)|<!--|-->|<\?|\?>|<!(?=[a-z[])/gi;
/** Elements that share an end tag, by their common name. */
const SHARED: ReadonlyMap<string, string> = new Map([
  ['math', 'svg'],
  ['script', 'pre'],
  ['style', 'pre'],
  ['textarea', 'pre'],
]);
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const PLAIN = /^ {0,3}</;
/** The name for syntax that cannot be tracked. */
const BROKEN = '';
const UNFINISHED = /<\/?[a-z][^<>]*(?:<|$)/i;
const BEGINS_WITH_TAG = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?<[a-z/]/im;

/**
 * The tags of HTML join what stands between them, also over blank lines: a block may continue to the end of its elements, and
 * whether something is a tag at all may depend on its partner.
 */
export function findTags(lines: readonly string[], fenced: readonly boolean[], ends: Ends): void {
  let hasTags = false;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('<') && !line.includes('>')) continue;
    const isPlain = PLAIN.test(line);
    for (const [whole, slash, written] of line.matchAll(TAG)) {
      hasTags = true;
      const name = written?.toLowerCase();
      if (name !== undefined) addTag(ends, name, slash === '', isPlain, fenced[index] === true);
      else if (whole === '<!--' || whole === '<?') {
        if (!fenced[index]) ends.add(whole === '<?' ? '?' : '!--', true, false);
      } else if (whole === '-->' || whole === '?>') ends.end(whole === '?>' ? '?' : '!--');
      else if (!fenced[index] && !line.includes('>')) ends.addEndless(BROKEN, true, false);
    }
  }
  if (hasTags && isUnfinished(lines.join('\n'))) ends.addEndless(BROKEN, true, false);
}

function addTag(ends: Ends, name: string, isOpening: boolean, isPlain: boolean, isFenced: boolean): void {
  const shared = SHARED.get(name) ?? name;
  // One rule may read as an odd name, `<https://…>`, what another reads as a name followed by something else.
  const [plainName] = /^[a-z\d-]+/.exec(name) ?? [name];
  if (plainName !== name) addTag(ends, plainName, isOpening, false, isFenced);
  // An element from another stretch may end in what looks like code.
  if (isFenced || (isOpening && VOID.has(name))) ends.mention(shared, isOpening);
  else if (shared === 'svg') ends.addEndless(shared, isOpening, isPlain);
  else ends.add(shared, isOpening, isPlain);
}

function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text) && BEGINS_WITH_TAG.test(text);
}
