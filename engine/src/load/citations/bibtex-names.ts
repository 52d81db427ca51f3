import type { CslName } from '../../csl/item.js';
import { texText } from './tex-text.js';

/**
 * Splits a list of names at `and`, and each name into its parts. Text in braces counts as one name. Particles belong to the family name
 * if `usesPrefix`. A list that ends with `and others`, or with “et al.”, has the name of CSL's processors for people who are not named.
 */
export function bibtexNames(source: string, usesPrefix = false): readonly CslName[] {
  let usesPrefixHere = usesPrefix;
  return splitOutside(source.replace(ET_AL, ' and others'), /\s+and\s+/iy).flatMap((written): CslName[] => {
    const name = written.trim();
    const option = LIST_OPTION.exec(name);
    if (option) {
      if (option[1] === 'useprefix') usesPrefixHere = option[2] === 'true';
      return [];
    }
    if (name === '' || /^others$/i.test(name)) return name === '' ? [] : [{ literal: 'others' }];
    if (/^\{[\s\S]*\}$/.test(name) && splitOutside(name, /\s+/y).length === 1)
      return [{ literal: texText(name) }];
    const parts = splitOutside(name, /\s*,\s*/y);
    return [extendedName(parts, usesPrefixHere) ?? prefixed(nameOf(parts), usesPrefixHere)];
  });
}

/** An option of a whole list, which stands among its names (BibLaTeX's manual, 3.4). */
const LIST_OPTION = /^(useprefix|\w+templatename)\s*=\s*(\S+)$/;

/** What people write at the end of a list in place of BibTeX's `and others`. */
const ET_AL = /(?:,?\s+and|,)?\s+\{?et\.?[\s~]+al\.?\}?\s*$/i;

/** A name whose parts are named (BibLaTeX's extended format): `family=Berg, given=Jan, prefix=van der, useprefix=true`. */
function extendedName(parts: readonly string[], usesPrefix: boolean): CslName | undefined {
  const named = parts.map((part) => /^([a-z]+(?:-i)?)\s*=\s*([\s\S]*)$/i.exec(part));
  if (!named.some((part) => /^(?:family|given)$/i.test(part?.[1] ?? ''))) return undefined;
  const values = new Map(named.map((part) => [part?.[1]?.toLowerCase(), unquoted(part?.[2] ?? '')]));
  const text = (name: string): string => texText(values.get(name) ?? '');
  const [family, given, prefix, suffix] = [text('family'), text('given'), text('prefix'), text('suffix')];
  const own = values.get('useprefix');
  return prefixed(
    {
      ...(family !== '' && { family }),
      ...(given !== '' && { given }),
      ...(prefix !== '' && { 'dropping-particle': prefix }),
      ...(suffix !== '' && { suffix }),
    },
    own === undefined ? usesPrefix : own.trim().toLowerCase() === 'true',
  );
}

function unquoted(value: string): string {
  return /^\s*"([\s\S]*)"\s*$/.exec(value)?.[1] ?? value;
}

/** With the particle as a part of the family name, if that is wanted. */
function prefixed(name: CslName, usesPrefix: boolean): CslName {
  const { 'dropping-particle': particle, ...others } = name;
  return usesPrefix && particle !== undefined ? { ...others, 'non-dropping-particle': particle } : name;
}

function nameOf(parts: readonly string[]): CslName {
  const [first = '', second, third] = parts;
  if (second === undefined) return spacedName(first);
  const words = splitOutside(first, /[\s~]+/y);
  const particles = words.findIndex((word) => !isParticle(word));
  const [given, suffix] = third === undefined ? [second, undefined] : [third, second];
  const at = particles < 0 ? words.length - 1 : particles;
  return named(given, words.slice(0, at).join(' '), words.slice(at).join(' '), suffix);
}

function spacedName(text: string): CslName {
  const words = splitOutside(text, /[\s~]+/y);
  if (words.length === 1) return { family: texText(text) };
  const first = words.slice(0, -1).findIndex(isParticle);
  const start = first < 0 ? words.length - 1 : first;
  const own = words.slice(start, -1).findLastIndex(isParticle);
  const end = first < 0 ? start : start + own + 1;
  return named(
    words.slice(0, start).join(' '),
    words.slice(start, end).join(' '),
    words.slice(end).join(' '),
    undefined,
  );
}

function named(given: string, particle: string, family: string, suffix: string | undefined): CslName {
  return {
    family: texText(family),
    // Scanned lists have spaces around the hyphen of a double name: `P. - C.`
    ...(given !== '' && { given: texText(given).replace(/(?<=[\p{L}.])\s+-\s+(?=\p{L})/gu, '-') }),
    ...(particle !== '' && { 'dropping-particle': texText(particle) }),
    ...(suffix !== undefined && suffix !== '' && { suffix: texText(suffix) }),
  };
}

/** Whether the first letter of a word outside of braces is in lower case: `van`, `'t`. */
function isParticle(word: string): boolean {
  return /^[’‘'"(]*\p{Ll}/u.test(word.startsWith('{') ? '' : texText(word));
}

/** Splits a text where `separator` matches outside of braces. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0) {
      separator.lastIndex = at;
      const found = separator.exec(text)?.[0];
      if (found === undefined) continue;
      parts.push(text.slice(start, at));
      start = at + found.length;
      at = start - 1;
    }
  }
  return [...parts, text.slice(start)];
}
