import type { Callout, Inline } from '../model/document.js';
import {
  CALLOUT_TITLES,
  type CalloutKind,
  calloutKind,
  calloutTitlePosition,
} from '../model/names/callout-names.js';
import type { Terms } from '../model/terms.js';
import { byLanguage } from './tags.js';
import { TERMS } from './terms-by-language.js';

/** The words of a language, given as a BCP 47 tag; the English ones if there are none for it. */
export function termsOf(language: string): Terms {
  return byLanguage(TERMS, language) ?? TERMS.en;
}

/** The heading of a callout: its own title, else the name of its kind. */
export function calloutTitle({ title, name }: Callout, terms: Terms): readonly Inline[] {
  if (name === undefined) return title;
  return [{ type: 'text', value: nameOf(name, terms) }];
}

/** The name of a kind of callout that has this heading if it has no title; `undefined` if none has. */
export function calloutNamed(heading: string, kind: CalloutKind, terms: Terms): string | undefined {
  return CALLOUT_TITLES.find((name) => calloutKind(name) === kind && nameOf(name, terms) === heading);
}

function nameOf(name: string, terms: Terms): string {
  const words = name.replaceAll('-', ' ');
  const written = words.charAt(0).toUpperCase() + words.slice(1);
  const position = calloutTitlePosition(name);
  if (position === undefined || terms === TERMS.en) return written;
  return terms.callouts.split('|')[position] ?? written;
}

/** The parts of a pattern before and after the number. */
export function splitAtNumber(pattern: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = pattern.split('#');
  return [before, after];
}
