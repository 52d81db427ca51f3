import { frontMatterIn } from '../../../../engine/src/source/front-matter';
import { applyEdit, type Edit } from './edit';

/** A heading of a text with what stands below it, up to the next heading of its level or a higher one. */
export interface Section {
  readonly level: number;
  /** The words of the heading as they are written, without the signs around them. */
  readonly title: string;
  /** Counted from 1. */
  readonly line: number;
  /** The first line that is no longer in the section, subsections included. */
  readonly lineAfter: number;
  readonly from: number;
  readonly to: number;
}

interface FoundHeading {
  readonly level: number;
  readonly title: string;
  readonly line: number;
  readonly from: number;
}

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const ATX = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
/** A line that neither is a paragraph's first nor goes on with it. */
const NO_PARAGRAPH =
  /^(?: {4}|\t| {0,3}(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}(?:[ \t]|$)|\||:|<|\[\^?[^\]]+\]:|([-*_])[ \t]*(?:\1[ \t]*){2,}$))/;

/**
 * The sections of a text in their order. Headings in quotations, lists, code and comments are none: what stands below them does
 * not belong to them alone.
 */
export function sectionsOf(text: string): readonly Section[] {
  const headings = headingsIn(text);
  const lineCount = text.split('\n').length;
  return headings.map((heading, index) => {
    const next = headings.slice(index + 1).find(({ level }) => level <= heading.level);
    return { ...heading, to: next?.from ?? text.length, lineAfter: next?.line ?? lineCount + 1 };
  });
}

function headingsIn(text: string): readonly FoundHeading[] {
  const found: FoundHeading[] = [];
  let place = frontMatterIn(text)?.lines.length ?? 0;
  let line = text.slice(0, place).split('\n').length;
  let fence = '';
  let isComment = false;
  /** The paragraph that a line of signs may make a heading. */
  let paragraph: { readonly from: number; readonly line: number; words: string } | undefined;
  for (const words of text.slice(place).split('\n')) {
    const mark = FENCE.exec(words)?.[1] ?? '';
    if (isComment || (fence === '' && !paragraph && /^ {0,3}<!--/.test(words))) {
      isComment = !words.includes('-->');
      paragraph = undefined;
    } else if (fence !== '') {
      if (mark.startsWith(fence) && words.trim() === mark) fence = '';
    } else if (mark !== '') {
      fence = mark;
      paragraph = undefined;
    } else {
      const [, signs, title = ''] = ATX.exec(words) ?? [];
      const level = UNDERLINE.exec(words)?.[1];
      if (signs !== undefined) {
        found.push({ level: signs.length, title: plain(title), line, from: place });
        paragraph = undefined;
      } else if (paragraph && level !== undefined) {
        const { from, line: first, words: written } = paragraph;
        found.push({ level: level.startsWith('=') ? 1 : 2, title: plain(written), line: first, from });
        paragraph = undefined;
      } else if (words.trim() === '' || (!paragraph && NO_PARAGRAPH.test(words))) paragraph = undefined;
      else if (paragraph) paragraph.words += ` ${words.trim()}`;
      else paragraph = { from: place, line, words: words.trim() };
    }
    place += words.length + 1;
    line += 1;
  }
  return found;
}

function plain(title: string): string {
  return title
    .replace(/[ \t]*\{[^{}]*\}$/, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
}

/**
 * The edit that puts a section in front of another one, or at the end. Undefined if it stays where it is, or if other words would
 * become headings there, as behind a code block that is not closed.
 */
export function moveSection(
  text: string,
  sections: readonly Section[],
  index: number,
  before: number,
): Edit | undefined {
  const section = sections[index];
  const target = sections[before]?.from ?? text.length;
  if (!section || (target >= section.from && target <= section.to)) return undefined;
  const isUp = target < section.from;
  const [from, to] = isUp ? [target, section.to] : [section.from, target];
  const moved = text.slice(section.from, section.to);
  const others = isUp ? text.slice(from, section.from) : text.slice(section.to, to);
  const end = /\n*$/.exec(text.slice(from, to))?.[0] ?? '';
  const parts = (isUp ? [moved, others] : [others, moved]).map((part) => part.replace(/\n+$/, ''));
  const edit = { from, to, insert: parts.join('\n\n') + end };
  const titles = (of: readonly Section[]): string =>
    of
      .map(({ level, title }) => `${level} ${title}`)
      .sort()
      .join('\n');
  return titles(sectionsOf(applyEdit(text, edit))) === titles(sections) ? edit : undefined;
}

/** The neighbour of the same level in front of which a section goes when it is moved by one; undefined at the end of its parent. */
export function neighbour(
  sections: readonly Section[],
  index: number,
  direction: 'up' | 'down',
): number | undefined {
  const section = sections[index];
  if (!section) return undefined;
  if (direction === 'up') {
    const before = sections.findLastIndex(({ level }, at) => at < index && level <= section.level);
    return sections[before]?.level === section.level ? before : undefined;
  }
  const next = sections.findIndex(({ level }, at) => at > index && level <= section.level);
  if (sections[next]?.level !== section.level) return undefined;
  const after = sections.findIndex(({ level }, at) => at > next && level <= section.level);
  return after === -1 ? sections.length : after;
}
