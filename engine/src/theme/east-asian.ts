import { TWIPS_PER_POINT } from '../model/units.js';
import type { HeadingLook, TemplateLook } from './template-look.js';

/** How many letters a first line begins further in. */
const FIRST_LINE = 2;

/** Whether a document is in a language whose letters are neither slanted nor divided by spaces. */
export function isEastAsian(language: string): boolean {
  return /^(?:zh|ja)\b/.test(language);
}

/**
 * What a template says, for a text in Chinese or Japanese: its letters have no italics, and a first line begins two letters further
 * in (W3C, Requirements for Chinese Text Layout, 3.4.2 and 5.1). Headings that only differ by italics are not bold instead.
 */
export function forEastAsian(look: TemplateLook, fontSize: number): TemplateLook {
  return {
    ...look,
    ...(look.firstLineIndent !== 0 && {
      firstLineIndent: FIRST_LINE * fontSize * TWIPS_PER_POINT,
      firstLineCharacters: FIRST_LINE,
    }),
    headings: look.headings.map(upright),
    captions: { ...look.captions, italic: false, italicNotes: false },
  };
}

function upright(heading: HeadingLook): HeadingLook {
  return heading.italic ? { ...heading, italic: false, bold: false } : heading;
}
