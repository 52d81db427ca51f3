import type { TextDialect } from '../../api/text-dialect.js';
import { alignContent } from './aligned-content.js';
import { outsideCode } from './attribute-lines.js';
import { unfoldComponents } from './component-lines.js';
import type { SiteLines } from './lines.js';
import {
  isDrawn,
  isStatement,
  labelsIn,
  type Meaning,
  meaningOfCodeTab,
  meaningOfElement,
  meaningOfPair,
  meaningOfSingle,
  NOTHING,
  roleAmongTabs,
  titleOf,
} from './meanings.js';
import { GROUPING, readTag, type SiteTag } from './tags.js';

/** A tag that fills lines of its own. */
interface Place {
  readonly tag: SiteTag;
  readonly from: number;
  readonly to: number;
  /** How many tabs in it have been read. */
  tabs: number;
}

const LINE = new RegExp(
  String.raw`^[ \t>]*(\{%.*%\}|\{\{[<%].*[%>]\}\}|<\/?(?:[A-Z]|tab|(?:${GROUPING})\b).*)$`,
);
/** An element of JSX with its content on one line. */
const ELEMENT_LINE = new RegExp(
  String.raw`^[ \t>]*<(${GROUPING})(?:\s[^<>]*)?\s(?:className=|style=\{\{)[^<>]*>(.*\S.*)</\1>$`,
);
/** Syntax that occurs only in JSX. */
const JSX_ATTRIBUTE = /<[a-z][^<>]*\s(?:className=|style=\{\{)/;
/** The most lines of a component with its values. */
const MAX_LINES = 400;

/** Replaces pairs of tags on lines of their own, and single ones that name a picture, a film or the like, with their meaning in Markdown. */
export function pairedTags(lines: SiteLines, dialect?: TextDialect): void {
  const hasComponents = dialect !== 'github' && dialect !== 'prompt';
  const open: Place[] = [];
  /** The tags of code that have no end in the rest of the text. */
  const endless = new Set<string>();
  separateTags(lines);
  if (hasComponents) unfoldComponents(lines);
  const isJsx = lines.all.some((line, index) => JSX_ATTRIBUTE.test(line) && !lines.isCode(index));
  for (let index = lines.firstLine; index < lines.length; index++) {
    const found = lines.isCode(index) ? undefined : placeAt(lines, index);
    if (!found || (found.tag.syntax === 'jsx' && !hasComponents)) {
      if (!lines.isCode(index)) {
        if (isJsx) elementLine(lines, index);
        tabLine(lines, index, open.at(-1), hasComponents);
      }
      continue;
    }
    const { tag } = found;
    if (tag.syntax === 'element' && !isJsx) continue;
    index = found.to - 1;
    if (!tag.isClosing) {
      const content = tag.isSingle ? undefined : verbatimEnd(lines, found, open.at(-1), endless);
      if (content !== undefined) index = content;
      else if (tag.isSingle) single(lines, found);
      else open.push(found);
      continue;
    }
    const start = open.findLastIndex((each) => each.tag.name === tag.name && each.tag.syntax === tag.syntax);
    const opening = open[start];
    if (!opening) continue;
    for (const each of open.splice(start).slice(1)) single(lines, each);
    pair(lines, opening, found, open.at(-1));
  }
  for (const each of open) single(lines, each);
}

/** Two tags of Hugo or Liquid on a line, the first of which ends something. */
const TWO_TAGS =
  /^([ \t>]*)(\{\{[<%]\s*\/[^{}\n]*\}\}|\{%-?\s*end[^{}\n]*%\})[ \t]+(\{\{[<%][^{}\n]*\}\}|\{%[^{}\n]*%\})$/;

/** Writes two tags on lines of their own, the first on the blank line above or the second on the one below. */
function separateTags(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    const [, markers = '', first = '', second = ''] =
      (!lines.isCode(index) && TWO_TAGS.exec(lines.at(index))) || [];
    if (first === '') continue;
    const isFree = (at: number): boolean =>
      at >= lines.firstLine && at < lines.length && lines.at(at) === markers.trimEnd() && !lines.isCode(at);
    if (isFree(index - 1)) {
      lines.set(index - 1, markers + first);
      lines.set(index, markers + second);
    } else if (isFree(index + 1)) {
      lines.set(index, markers + first);
      lines.set(index + 1, markers + second);
    }
  }
}

/** The tag that begins on a line, with nothing else on its lines. A component may extend over several lines. */
function placeAt(lines: SiteLines, from: number): Place | undefined {
  let source = LINE.exec(lines.at(from))?.[1];
  if (source === undefined) return undefined;
  let to = from + 1;
  if (source.startsWith('<')) {
    while (!isWhole(source)) {
      if (to >= Math.min(lines.length, from + MAX_LINES) || lines.at(to) === '') return undefined;
      source += `\n${lines.at(to++).trim()}`;
    }
  }
  const tag = readTag(source.trim());
  return tag && !/%\}.*\{%|>\}\}.*\{\{/.test(source) ? { tag, from, to, tabs: 0 } : undefined;
}

/** Whether a component ends: its last `>` is outside braces and quotation marks. */
function isWhole(source: string): boolean {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < source.length; index++) {
    const sign = source[index];
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || (sign === "'" && depth === 0)) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth === 0) return index === source.length - 1;
  }
  return false;
}

/** What ends an object or a list; the tag that ends the whole may follow on the same line. */
const BRACKETS = /^[ \t]*[\])}][\])},; \t]*(?=\{\{)/;

const RAW_TAG = /\{%-?\s*(?:end)?raw\s*-?%\}/g;

/** If a tag holds code, a comment or plain lines: where that ends, after writing it. */
function verbatimEnd(
  lines: SiteLines,
  opening: Place,
  group: Place | undefined,
  endless: Set<string>,
): number | undefined {
  const { tag } = opening;
  const key = `${tag.syntax} ${tag.name}`;
  const meaning = meaningOfCodeTab(tag, group?.tag) ?? meaningOfPair(tag);
  if (!meaning?.holds || tag.syntax === 'jsx' || tag.syntax === 'element' || endless.has(key))
    return undefined;
  const withoutRaw = new Map<number, string>();
  let isRaw = false;
  for (let index = opening.to; index < lines.length; index++) {
    const line = meaning.holds === 'code' ? lines.at(index) : '';
    const raw = line.match(RAW_TAG)?.at(-1);
    if (raw !== undefined) {
      isRaw = !raw.includes('endraw');
      withoutRaw.set(index, line.replace(RAW_TAG, ''));
      if (!/endraw\s*-?%\}\s*\{%/.test(line)) continue;
    }
    if (isRaw) continue;
    const brackets = isDrawn(tag) && index > opening.to ? (BRACKETS.exec(lines.at(index))?.[0] ?? '') : '';
    const found = LINE.exec((withoutRaw.get(index) ?? lines.at(index)).slice(brackets.length))?.[1];
    const closing = found === undefined ? undefined : readTag(found);
    if (!closing?.isClosing || closing.name !== tag.name) continue;
    for (const [at, code] of withoutRaw) lines.set(at, code);
    if (meaning.holds === 'comment') lines.leaveOut(opening.from, index + 1, 'comment');
    else {
      if (brackets !== '') lines.set(index - 1, `${lines.at(index - 1)} ${brackets.trim()}`);
      const end = { tag: closing, from: index, to: index + 1, tabs: 0 };
      // A fence that the code has itself is that of the code.
      const hasFence = roleAmongTabs(tag) === 'tab' && hasFenceIn(lines, opening.to, index);
      if (hasFence) return undefined;
      const fence = meaning.holds === 'code' ? longerFence(lines, opening.to, index) : '';
      write(lines, opening, meaning.open.replace(/^`{3}/, fence || '$&'));
      write(lines, end, meaning.close.replace(/^`{3}/, fence || '$&'));
    }
    if (meaning.holds === 'code') lines.close(opening.from, index + 1);
    return index;
  }
  endless.add(key);
  return undefined;
}

/** The label of the next tab in a group that names its tabs. */
function nextLabel(group: Place | undefined): string | undefined {
  return group && labelsIn(group.tag)[group.tabs++];
}

/** A tag anywhere in a line. */
const TAGS =
  /<\/?(?:[A-Z][\w.]{0,40}|tabs?)(?:\s(?:"[^"]{0,200}"|'[^']{0,200}'|\{[^{}]{0,200}\}|[^<>"'{}]){0,200})?>|\{%[^\n]{0,400}?%\}|\{\{[<%][^\n]{0,400}?[%>]\}\}/g;

/** Tabs that begin and end within a line, each with its label before it and with a line break after it. */
function tabLine(lines: SiteLines, index: number, group: Place | undefined, hasComponents: boolean): void {
  const line = lines.at(index);
  if (!/^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*[<{]/.test(line)) return;
  let tabs = 0;
  let open: SiteTag | undefined;
  const withLabel = (source: string): string => {
    const tag = readTag(source);
    const role = tag && (tag.syntax !== 'jsx' || hasComponents) ? roleAmongTabs(tag) : undefined;
    if (!tag || role === undefined) return source;
    if (role === 'group') return '';
    if (tag.isClosing) {
      if (!open) return source;
      open = undefined;
      return '<br>';
    }
    const label = titleOf(tag) ?? nextLabel(group);
    if (label === undefined) return source;
    tabs++;
    open = tag;
    return `**${label}:** `;
  };
  const text = outsideCode(line, (part) => part.replace(TAGS, withLabel));
  // HTML that does not end here is left out, while the end of a shortcode would be printed.
  if (tabs === 0 || (open && open.syntax !== 'jsx')) return;
  const isLast = /^\s*(?:<\/|\{%-?\s*end|\{\{[<%]\s*\/|$)/.test(lines.at(index + 1));
  lines.set(index, isLast ? text.replace(/<br>$/, '') : text);
}

function pair(lines: SiteLines, opening: Place, closing: Place, group: Place | undefined): void {
  const { tag } = opening;
  if (isStatement(tag) || isOfHtml(tag)) return;
  const meaning: Meaning | undefined =
    tag.syntax === 'element'
      ? meaningOfElement(tag)
      : meaningOfPair(tag, roleAmongTabs(tag) === 'tab' ? nextLabel(group) : undefined);
  if (!meaning) lines.noteLeftOut(opening.from);
  const { open, close } = meaning ?? NOTHING;
  alignContent(lines, opening, closing);
  write(lines, opening, open);
  write(lines, closing, close);
}

/** Whether an element has attributes of HTML, such as an alignment. */
function isOfHtml({ syntax, values }: SiteTag): boolean {
  return (
    syntax === 'element' && [...values.keys()].some((name) => /^(?:class|align|dir|lang|width)$/.test(name))
  );
}

/** Writes only the content of an element on a line of its own, so that it is read as Markdown. */
function elementLine(lines: SiteLines, index: number): void {
  const line = lines.at(index);
  const content = ELEMENT_LINE.exec(line)?.[2];
  if (content === undefined || lines.at(index - 1).trim() !== '' || lines.at(index + 1).trim() !== '') return;
  lines.set(index, (/^[ \t>]*/.exec(line)?.[0] ?? '') + content.trim());
}

function single(lines: SiteLines, place: Place): void {
  const { tag } = place;
  if (tag.syntax === 'element') return;
  const line = meaningOfSingle(tag);
  if (line !== undefined) write(lines, place, line);
  // What a shortcode calls is not part of the text.
  else if (tag.isSingle && tag.syntax !== 'hugo') lines.leaveOut(place.from, place.to);
}

function write(lines: SiteLines, { from, to }: Place, text: string): void {
  const markers = /^[ \t>]*/.exec(lines.at(from))?.[0] ?? '';
  lines.set(from, text === '' ? markers.trimEnd() : markers + text);
  for (let index = from + 1; index < to; index++) lines.set(index, markers.trimEnd());
}

/** Whether there is fenced code between two lines. */
function hasFenceIn(lines: SiteLines, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (/^[ \t>]*(?:`{3}|~{3})/.test(lines.at(index))) return true;
  return false;
}

/** A fence that no line of some code ends. */
function longerFence(lines: SiteLines, from: number, to: number): string {
  let fence = '```';
  for (let index = from; index < to; index++) {
    const [, found = ''] = /^[ \t>]*(`{3,})/.exec(lines.at(index)) ?? [];
    if (found.length >= fence.length) fence = `${found}\``;
  }
  return fence;
}
