import type { Acronym, FrontAbbreviation } from '../model/metadata.js';
import { isRecord } from './yaml.js';

type YamlRecord = Readonly<Record<string, unknown>>;

/**
 * Reads the acronyms under `acronyms` and the terms under `glossary`, by their keys: `TLA: three-letter acronym`, or records
 * with `short`, `long` and plurals, or a list of records with `shortname` and `longname`, as in Quarto.
 */
export function acronymsIn(
  record: YamlRecord,
  lineOf: (key: string) => number,
): ReadonlyMap<string, Acronym> {
  const found = new Map<string, Acronym>();
  const { acronyms, glossary } = record;
  for (const [key, value] of entriesOf(acronyms)) {
    const own = isRecord(value) ? value : { long: value };
    const long = textOf(own.long) ?? textOf(own.longname);
    if (long === undefined) continue;
    const short = textOf(own.short) ?? textOf(own.shortname) ?? key;
    found.set(key, {
      short,
      shortPlural: textOf(own['short-plural']) ?? `${short}s`,
      long,
      longPlural: textOf(own['long-plural']) ?? `${long}s`,
      meaning: long,
      line: lineOf(key),
    });
  }
  for (const [key, value] of entriesOf(glossary)) {
    const own = isRecord(value) ? value : { description: value };
    const meaning = textOf(own.description);
    if (meaning === undefined || found.has(key)) continue;
    const short = textOf(own.name) ?? key;
    found.set(key, { short, shortPlural: textOf(own.plural) ?? `${short}s`, meaning, line: lineOf(key) });
  }
  return found;
}

/** Reads the abbreviations under `abbreviations`, as in mystmd, with their meanings. */
export function abbreviationsIn(
  { abbreviations }: YamlRecord,
  lineOf: (key: string) => number,
): readonly FrontAbbreviation[] {
  if (!isRecord(abbreviations)) return [];
  return Object.entries(abbreviations).flatMap(([form, value]) => {
    const meaning = textOf(value);
    return meaning === undefined ? [] : [{ form, meaning, line: lineOf(form) }];
  });
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value))
    return value.filter(isRecord).flatMap((each) => {
      const key = textOf(each.key) ?? textOf(each.shortname) ?? textOf(each.short) ?? textOf(each.name);
      return key === undefined ? [] : [[key, each] as const];
    });
  if (!isRecord(value)) return [];
  return 'keys' in value && Array.isArray(value.keys) ? entriesOf(value.keys) : Object.entries(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
