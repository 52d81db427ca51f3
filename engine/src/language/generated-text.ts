import { calloutTitlePosition } from '../model/callout-names.js';
import type { Callout, Inline } from '../model/document.js';
import { byLanguage } from './tags.js';
import type { Terms } from './terms.js';
import { TERMS } from './terms-by-language.js';

/** The words of a language by its BCP 47 tag; English ones, where it has none here. */
export function termsOf(language: string): Terms {
  return byLanguage(TERMS, language) ?? TERMS.en;
}

/** What stands above a callout: its own title, else the name of what it is. */
export function calloutTitle({ title, name }: Callout, terms: Terms): readonly Inline[] {
  if (name === undefined) return title;
  return [{ type: 'text', value: nameOf(name, terms) }];
}

function nameOf(name: string, terms: Terms): string {
  const words = name.replaceAll('-', ' ');
  const written = words.charAt(0).toUpperCase() + words.slice(1);
  const position = calloutTitlePosition(name);
  if (position === undefined || terms === TERMS.en) return written;
  return terms.callouts[position] ?? written;
}

/** A caption's label with its number: what stands before the number and after it, up to the caption's text. */
export function aroundFigureNumber(terms: Terms): readonly [before: string, after: string] {
  const [before, after] = aroundNumber(terms.figure);
  return [before, after + (terms.afterLabel ?? ': ')];
}

/** The name by which Word counts captions of pictures, and lists them: their label. */
export function figureSequence({ figure }: Terms): string {
  return figure.replace(/[#.\s]/g, '');
}

/** A pattern's text before and after the number. */
export function aroundNumber(pattern: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = pattern.split('#');
  return [before, after];
}
