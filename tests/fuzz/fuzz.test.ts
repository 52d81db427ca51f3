import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDocuments } from '../conformance/real-documents';
import { readWithMammoth } from '../reading/mammoth';
import { doorInputs } from './door-inputs';
import { checkDoor } from './doors';
import { fuzzInputs } from './inputs';
import { conversionOptions } from './options';
import { checkInput } from './properties';

const documents = realDocuments().map(({ markdown }) => markdown);

const SEED = 20250815;
/** Few, since files with the same styles are validated together, which takes time. */
const OPTIONS = fc.sample(conversionOptions, { seed: SEED, numRuns: 8 });

/** A small part of what `npm run fuzz` does, the same in each run. */
describe('whatever the input, there is a valid document', () => {
  test.each(Object.entries(fuzzInputs(documents)))('%s', async (_, input) => {
    await fc.assert(
      fc.asyncProperty(input, fc.constantFrom(...OPTIONS), async ({ markdown }, options) => {
        expect(await readWithMammoth(await checkInput({ markdown, options }))).toBeTypeOf('string');
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});

const doors = Object.entries(await doorInputs());

describe('whatever comes in otherwise, it is read, or refused in a sentence', () => {
  test.each(doors)('%s', async (_, input) => {
    await fc.assert(fc.asyncProperty(input, checkDoor), { seed: SEED, numRuns: 8 });
  });
});
