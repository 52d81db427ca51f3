import type { Inline, Link, Mark } from '../model/document.js';
import { code } from './leaves.js';
import { CELL, HEADING, PARAGRAPH, type Place } from './places.js';
import { RunningText } from './running-text.js';
import { SIGNS } from './signs.js';

/*
 * Most running text is words with a few marks, notes, links and code between spaces, which is certain to be read back the same.
 * Parsing it again would take longer than everything else.
 */

/**
 * Words, with punctuation that is never markup, and other punctuation within or after words only. Addresses do not match, since
 * they have a full stop or a colon right before a letter. A run of letters is a single step, which makes it fast.
 */
const PROSE =
  /^[\p{L}\p{M}\p{N} ,;?'"()’“”–—]*(?:(?:(?<=[\p{L}\p{M}\p{N})”’"])\.(?=\s|$)|(?<=\p{L})-(?=\p{L})|(?<=\p{L}):(?= ))[\p{L}\p{M}\p{N} ,;?'"()’“”–—]*)*$/u;
/** Words that can have a delimiter directly before and after them. */
const MARKED = /^\p{L}(?:[\p{L}\p{M}\p{N} ,’“”–—]*[\p{L}\p{M}])?$/u;
/** Text that begins an item or a caption, or that is at the end of a line. */
const UNSURE = /^(?:\p{L}{1,6}|\d+)[.)](?:\s|$)|^(?:Table|Figure|Listing|Caption)\b|\(\(|^\s|\s$|\s{2}/iu;

/** Writes running text that need not be parsed again to be checked; undefined for any other. */
export function plainMarkdown(inlines: readonly Inline[], place: Place): string | undefined {
  if (place !== PARAGRAPH && place !== HEADING && place !== CELL) return undefined;
  const running = new RunningText();
  for (let index = 0; index < inlines.length; index++) {
    const inline = inlines[index];
    const written = inline && plainInline(inline, running.end, inlines[index + 1]);
    if (written === undefined) return undefined;
    running.add(written);
  }
  const text = running.toString();
  return !UNSURE.test(text) && /^(?:\p{L}|\p{N}|[*~`[]+\p{L})/u.test(text) ? text : undefined;
}

function plainInline(inline: Inline, before: string, next: Inline | undefined): string | undefined {
  if (inline.type === 'text') return PROSE.test(inline.value) ? inline.value : undefined;
  if (inline.type === 'footnoteReference') {
    const isAtEnd = /[\p{L}.,;?)”"]$/u.test(before) && isBefore(next, /^ /);
    return isAtEnd && /^\w[\w-]*$/.test(inline.label) ? `[^${inline.label}]` : undefined;
  }
  if (!/(?:^| )$/.test(before) || !isBefore(next, /^(?: |[,.;?](?: |$))/)) return undefined;
  if (inline.type === 'inlineCode')
    return /^\w(?:[\w .-]*\w)?$/.test(inline.value) ? code(inline.value) : undefined;
  if (inline.type === 'link') return plainLink(inline);
  if (inline.type === 'strong' || inline.type === 'emphasis' || inline.type === 'delete') {
    const text = markedText(inline);
    return text === undefined ? undefined : SIGNS[inline.type] + text + SIGNS[inline.type];
  }
  return undefined;
}

function plainLink(link: Link): string | undefined {
  const text = markedText(link);
  const isPlain = link.title === '' && /^https?:\/\/[\w./-]+$/.test(link.url);
  return isPlain && text !== undefined ? `[${text}](${link.url})` : undefined;
}

function markedText({ children: [only, ...others] }: Mark | Link): string | undefined {
  return only?.type === 'text' && others.length === 0 && MARKED.test(only.value) ? only.value : undefined;
}

function isBefore(next: Inline | undefined, start: RegExp): boolean {
  return next === undefined || (next.type === 'text' && start.test(next.value));
}
