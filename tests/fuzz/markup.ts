import fc from 'fast-check';
import { type Mutation, mutation, place } from './mutations';
import { anyText } from './words';

/** What attributes and texts of files are replaced with: numbers and names that no program writes. */
const VALUES = [
  '',
  '0',
  '-1',
  '1',
  '9',
  '65536',
  '2000000000',
  '99999999999999999999',
  'NaN',
  '1e308',
  'constructor',
  '__proto__',
  'auto',
  '../../a',
  'javascript:alert(1)',
  '%ZZ',
  '&#xD800;',
];
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: anyText.map((text) => text.replace(/[<>&"]/g, '')) },
);

const TAG = /<[^<>]*>/g;
const ATTRIBUTE = /="[^"<>]*"/g;

/** Replaces one of the places that a pattern finds. */
function replacedAt(pattern: RegExp, text: string, where: number, change: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const one = found[Math.floor(where * found.length)];
  if (!one) return text;
  return text.slice(0, one.index) + change(one[0]) + text.slice(one.index + one[0].length);
}

/** From the start of an element to the end tag that comes next with its name. */
const ELEMENT = /<([\w:]+)\b[^<>]*(?:\/>|>[\s\S]{0,3000}?<\/\1>)/g;

const structured: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, value).map(
    ([where, other]): Mutation =>
      (text) =>
        replacedAt(ATTRIBUTE, text, where, () => `="${other}"`),
  ),
  place.map(
    (where): Mutation =>
      (text) =>
        replacedAt(ELEMENT, text, where, () => ''),
  ),
  fc.tuple(place, fc.integer({ min: 2, max: 40 })).map(
    ([where, times]): Mutation =>
      (text) =>
        replacedAt(ELEMENT, text, where, (found) => found.repeat(times)),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 60 })).map(
    ([where, times]): Mutation =>
      (text) =>
        replacedAt(ELEMENT, text, where, (found) => {
          const [open = '', name = ''] = /^<([\w:]+)\b[^<>]*>/.exec(found) ?? [];
          return open.endsWith('/>') ? found : open.repeat(times) + found + `</${name}>`.repeat(times);
        }),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Mutation =>
      (text) => {
        const found = [...text.matchAll(ELEMENT)];
        const moved = found[Math.floor(from * found.length)]?.[0] ?? '';
        return replacedAt(ELEMENT, text, to, (other) => other + moved);
      },
  ),
);

/** Changes that break the markup, too. */
const broken: fc.Arbitrary<Mutation> = fc.oneof(
  place.map(
    (where): Mutation =>
      (text) =>
        replacedAt(TAG, text, where, () => ''),
  ),
  mutation,
);

const applied =
  (mutations: readonly Mutation[]): Mutation =>
  (text) =>
    mutations.reduce((so, mutate) => (so.length > MOST ? so : mutate(so)), text);

/** Some changes repeat what is there; more text than this shows nothing new. In UTF-16 code units. */
const MOST = 300_000;

/** Changes after which most XML is still well-formed, so that readers get to see what it says. */
export const wellFormedChanges = fc.array(structured, { minLength: 1, maxLength: 8 }).map(applied);

/** Any changes to markup. */
export const anyChanges = fc
  .array(fc.oneof({ weight: 2, arbitrary: structured }, { weight: 1, arbitrary: broken }), {
    minLength: 1,
    maxLength: 8,
  })
  .map(applied);
