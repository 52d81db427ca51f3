import fc from 'fast-check';
import { randomFrom } from '../../bench/random.mjs';
import { grammarText, randomText } from '../syntax-texts';
import { structuredMarkdown, unicodeText } from './markdown';
import { mutated } from './mutations';
import { conversionOptions } from './options';
import type { FuzzInput } from './properties';

/** Long enough for constructs to interact, and short enough for thousands of documents a minute. */
const MAX_EXCERPT_LENGTH = 2000;

/** The rows of the table of syntax, whole in each other's containers, and in parts. */
const syntaxText = fc
  .tuple(fc.integer({ min: 1 }), fc.boolean())
  .map(([seed, isWhole]) => (isWhole ? grammarText(randomFrom(seed)) : randomText(seed)));

/** The kinds of input, by name; `documents` are texts written by people. */
export function fuzzInputs(documents: readonly string[]): Readonly<Record<string, fc.Arbitrary<FuzzInput>>> {
  const withOptions = (markdown: fc.Arbitrary<string>): fc.Arbitrary<FuzzInput> =>
    fc.record({ markdown, options: fc.oneof(fc.constant({}), conversionOptions) });
  return {
    'structured Markdown': withOptions(structuredMarkdown),
    'the examples of all syntax': withOptions(syntaxText),
    'random Unicode': withOptions(unicodeText),
    'changed documents': withOptions(mutated(documents, MAX_EXCERPT_LENGTH)),
  };
}
