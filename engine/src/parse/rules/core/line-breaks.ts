import { type ConventionsEnvironment, recordDisputed } from '../conventions.js';
import type { CoreRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { areCounted } from './counted-lines.js';
import { placesOf } from './token-places.js';

/** A paragraph whose lines are joined, although they look as if they were meant to stand as they are. */
export const isJoined = tokenMeta<true>('joined');

/**
 * Line breaks within a paragraph that are kept: all of them, if that is asked for, or those that their author has meant, as in
 * lists with signs of their own, labels, the end of a letter and verse. HackMD and Obsidian show all of them, so in their notes only the
 * lines of wrapped paragraphs are joined. CommonMark joins the lines (0.31.2, 6.8). A `softbreak` becomes a `hardbreak`.
 *
 * @example
 * ✅ Plan done
 * ✅ Draft done
 * @example
 * Best regards,
 * Ann
 * @example
 * [1] A book
 * [2] Another book
 * @example
 * （一）甲
 * （二）乙
 */
export const lineBreaks: CoreRow = {
  kind: 'core',
  name: 'line_breaks',
  dialect: 'any',
  read({ tokens, env }) {
    const { lineBreaks: wanted = 'auto', dialect }: ConventionsEnvironment = env;
    const areShown = dialect === 'hackmd' || dialect === 'obsidian';
    if (wanted === 'join') return;
    for (const open of placesOf(tokens, 'paragraph_open')) {
      const [paragraph, { content = '', children } = {}] = [tokens[open], tokens[open + 1]];
      if (!paragraph || !children || !content.includes('\n')) continue;
      const lines = content.split('\n');
      if (wanted === 'auto' && !areMeant(lines)) {
        const hasBreaks = children.some(({ type }) => type === 'hardbreak');
        if (!areShown && !hasBreaks && mayBeMeant(lines) && !areWrapped(lines)) isJoined.set(paragraph, true);
        if (!areShown || areWrapped(lines)) continue;
        recordDisputed(env, 'line breaks');
      }
      for (const child of children)
        if (child.type === 'softbreak') {
          child.type = 'hardbreak';
          child.tag = 'br';
        }
    }
  },
};

/** Signs that begin the lines of a list in chats and in East Asia, of a dialogue and of a tree of folders, or an emoji. */
const SIGN =
  /^(?:[•◦▪▫‣●○■□✓✔✗✘➤→★☆]|[・※](?=\S)|[—–][ \t]|[│├└┌]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\d#*]\uFE0F?\u20E3)\uFE0F?\s?/u;
/** A question or its answer. */
const SPEECH = /^(?:[QA]|[问問答])\d{0,3}[.:：、][ \t]*\S/;
/** What stands at the margin of a table of contents or of prices. */
const LEADER = /\S[ \t]?\.{4,}[ \t]?\S{1,12}$/;
/** A label in bold with a colon. */
const LABEL = /^(?:\*\*[^*\n]{1,60}\*\*\s*[:：]|\*\*[^*\n]{1,60}[:：]\*\*)/;
/** The end of a letter, above a name. */
const CLOSING =
  /^(?:(?:best|kind|warm|many)?\s*regards|sincerely|yours (?:sincerely|faithfully|truly)|(?:best|many) wishes|cheers|(?:mit )?(?:freundliche|viele|beste|liebe)[nr]? grüße[n]?|cordialement|bien à vous|saludos|atentamente|un saludo|met vriendelijke groet(?:en)?|此致|敬具)\s*[,，!]?$/i;
/** The most characters of a line of verse and of a line below the end of a letter. */
const MAX_VERSE = 48;
const MIN_VERSES = 4;

/** Whether the lines of a paragraph are meant to stand as they are. Lines of wrapped prose and sentences on lines of their own are not. */
function areMeant(lines: readonly string[]): boolean {
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.every((line) => SIGN.test(line)) || trimmed.every((line) => LABEL.test(line))) return true;
  if (trimmed.every((line) => SPEECH.test(line)) || trimmed.every((line) => LEADER.test(line))) return true;
  if (areCounted(trimmed)) return true;
  const [first = '', ...others] = trimmed;
  // A line that introduces them.
  if (others.length > 1 && (others.every((line) => SIGN.test(line)) || areCounted(others))) return true;
  if (CLOSING.test(first)) return others.length <= 6 && others.every((line) => line.length <= MAX_VERSE);
  return areLabelled(trimmed) || areAddress(trimmed) || areVerse(trimmed);
}

/** `Tel: 1`, `Date: May 5`: a word or a few, a colon, and what they label. */
const LABELLED = /^\p{Lu}[\p{L}\p{N} .'’/-]{0,23}[:：][ \t]*\S.{0,59}$/u;

function areLabelled(lines: readonly string[]): boolean {
  return lines.every((line) => LABELLED.test(line) && !/[.!?。]$/.test(line));
}

/** The number of a house or a postal code. */
const PLACE =
  /^\d{1,5}[a-z]?,? \p{Lu}|\p{L} \d{1,4} ?[a-z]?$|\b(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/u;

/** The number of a house and its street, which begin an address without a name. */
const HOUSE = /^\d{1,5}[a-z]?,? \p{Lu}\S* \p{Lu}/u;

/** A name and the lines of an address below it. */
function areAddress(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (lines.length < 3 || lines.length > 7) return false;
  const isHouse = HOUSE.test(first);
  if (!isHouse && /\d/.test(first)) return false;
  if (
    lines.some(
      (line) => line.length > MAX_VERSE || !/^[\p{Lu}\d]/u.test(line) || /[.:;!?=<>{}[\]|`*_]$/.test(line),
    )
  )
    return false;
  if (isHouse) return lines.slice(1).every((line) => /^\p{Lu}/u.test(line));
  return lines.slice(1).filter((line) => PLACE.test(line)).length * 2 >= lines.length - 1;
}

/** The least width to which paragraphs are wrapped, in characters. */
const MIN_WIDTH = 40;
/** What may not be divided at the beginning of a line: a word, or one character of writing without spaces. */
const UNBREAKABLE = /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\S+)/u;

/** Whether the lines are those of one paragraph, each of which has no room for what follows. */
function areWrapped(lines: readonly string[]): boolean {
  const trimmed = lines.map((line) => line.trim());
  const width = trimmed.reduce((most, line) => Math.max(most, columnsOf(line)), MIN_WIDTH);
  return trimmed.slice(1).every((line, index) => !hasRoom(trimmed[index] ?? '', line, width));
}

/** Short lines that begin with capitals, most of which would have had room for the first word of the next, or end with a sign. */
function areVerse(lines: readonly string[]): boolean {
  if (
    lines.length < MIN_VERSES ||
    lines.some((line) => line.length > MAX_VERSE || !/^["“‘'«„]?\p{Lu}/u.test(line))
  )
    return false;
  if (lines.some((line) => /[`$|<>{}[\]()=/\\]|\d|:(?!$)/.test(line))) return false;
  const longest = lines.reduce((most, line) => Math.max(most, line.length), MIN_WIDTH);
  const early = lines.slice(1).filter((line, index) => {
    const [word = ''] = line.split(' ', 1);
    return (lines[index]?.length ?? 0) + 1 + word.length <= longest;
  });
  const sentences = lines.filter((line) => /[.!?]["”’»]?$/.test(line));
  const closed = lines.filter((line) => /[,;:.!?—]["”’»]?$/.test(line));
  const areVerses = early.length * 2 >= lines.length - 1 || closed.length >= lines.length - 1;
  return areVerses && sentences.length * 2 < lines.length;
}

/** The most columns of a line that nobody wraps. */
const MAX_SHORT = 60;
/** What stands in a line of its own in the source alone: pictures, tags, formulas, code of a website, and rows of a table. */
const OF_SOURCE = /^(?:!?\[[![]|<|\$|\\|\{[{%]|:|\||@|#\S)|\||\\$|^[a-z]+:\S+$/;
const ENDED = /[.!?。！？;,，、]["”’»)]?$/;

/**
 * Whether lines that are joined may be meant to stand as they are: a few short ones with room for the next word, which are no sentences
 * or parts of sentences.
 */
function mayBeMeant(lines: readonly string[]): boolean {
  if (lines.length < 3 || lines.some((line) => columnsOf(line) > MAX_SHORT || OF_SOURCE.test(line)))
    return false;
  const others = lines.slice(1);
  const parts = lines.filter((line, index) => ENDED.test(line) || (index > 0 && /^\p{Ll}/u.test(line)));
  return (
    parts.length * 4 <= lines.length &&
    others.every((line, index) => hasRoom(lines[index] ?? '', line, MAX_SHORT))
  );
}

function hasRoom(line: string, next: string, width: number): boolean {
  const [word = ''] = UNBREAKABLE.exec(next) ?? [];
  return columnsOf(line) + 1 + word.length <= width;
}

/** The columns of a line in an editor, where the characters of East Asia take two. */
function columnsOf(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;
