import type { SectionLevels } from '../model/metadata.js';
import { isRecord } from './yaml.js';
import { textsOf } from './yaml-values.js';

/** Where filters are named: for all outputs, or for one, as in `output: {word_document: {pandoc_args: [--lua-filter=…]}}`. */
const FILTER_KEYS = ['filters', 'pandoc-args', 'lua-filter', 'output', 'format'];
/** How deep filters are named at most; YAML's anchors can be circles. */
const MAX_LEVELS = 4;
/** How many values are looked at on a level. */
const MAX_VALUES = 20;

function namesSectionFilter(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return /section-(?:bibliographies|refs)\b/.test(value);
  if (level === MAX_LEVELS || typeof value !== 'object' || value === null) return false;
  return Object.values(value)
    .slice(0, MAX_VALUES)
    .some((each) => namesSectionFilter(each, level + 1));
}

/** Whether a key of front matter names the filter that `sectionLevelsIn` stands for. */
export function namesFilterOfSections(key: string, value: unknown): boolean {
  return FILTER_KEYS.includes(key) && namesSectionFilter(value);
}

/** Pandoc's filter `section-bibliographies`, once `section-refs`, which lists sources after each section: named as a filter, or its own settings. */
export function sectionLevelsIn(record: Readonly<Record<string, unknown>>): SectionLevels | undefined {
  const own = record['section-bibliographies'];
  const settings = isRecord(own) ? own : {};
  const level = settings.level ?? record['section-bibs-level'] ?? record['section-refs-level'];
  const isNamed = FILTER_KEYS.some((key) => namesSectionFilter(record[key]));
  const isAsked = isRecord(own) || level !== undefined || isNamed;
  if (!isAsked) return undefined;
  const [first, last] = [settings.minlevel, level].map((value) => {
    const number = Number(textsOf(value)[0] ?? 1);
    return Number.isInteger(number) ? Math.min(6, Math.max(1, number)) : 1;
  });
  return { first: Math.min(first ?? 1, last ?? 1), last: last ?? 1 };
}
