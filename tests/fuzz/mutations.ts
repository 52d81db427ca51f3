import fc from 'fast-check';
import { anyText, word } from './words';

/** A change to a text, at positions relative to its length, so that it fits every text. */
export type Mutation = (text: string) => string;

export const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (text: string, part: number): number => Math.floor(part * text.length);

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.oneof(word, anyText)).map(
    ([where, piece]): Mutation =>
      (text) =>
        text.slice(0, at(text, where)) + piece + text.slice(at(text, where)),
  ),
  fc.tuple(place, fc.nat(200)).map(
    ([where, length]): Mutation =>
      (text) =>
        text.slice(0, at(text, where)) + text.slice(at(text, where) + length),
  ),
  fc.tuple(place, place, fc.nat(400)).map(
    ([from, to, length]): Mutation =>
      (text) =>
        text.slice(0, at(text, to)) +
        text.slice(at(text, from), at(text, from) + length) +
        text.slice(at(text, to)),
  ),
  fc.tuple(place, fc.integer({ min: 2, max: 60 }), fc.nat(8)).map(
    ([where, times, length]): Mutation =>
      (text) =>
        text.slice(0, at(text, where)) +
        text.slice(at(text, where), at(text, where) + length).repeat(times) +
        text.slice(at(text, where)),
  ),
  fc.constantFrom('> ', '- ', '    ', '\t', '1. ').map(
    (prefix): Mutation =>
      (text) =>
        text.replace(/^/gm, prefix),
  ),
  fc
    .constantFrom<readonly [string, string]>(
      ['\n\n', '\n'],
      ['\n', '\n\n'],
      ['\n', '\r'],
      [' ', '\u00a0'],
      ['  ', ' '],
    )
    .map(
      ([from, to]): Mutation =>
        (text) =>
          text.replaceAll(from, to),
    ),
);

/** A passage of one of the documents, with a few changes that nobody would make on purpose. */
export function mutated(documents: readonly string[], longest: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(documents.length - 1), place, fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([index, part, mutations]) => {
      const document = documents[index] ?? '';
      const start =
        document.lastIndexOf('\n', at(document, part * Math.max(0, 1 - longest / document.length))) + 1;
      return mutations.reduce((text, mutate) => mutate(text), document.slice(start, start + longest));
    });
}
