import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDocuments } from '../conformance/real-documents';
import { readWithMammoth } from '../reading/mammoth';
import { fuzzInputs } from './inputs';
import { checkInput } from './properties';

const documents = realDocuments().map(({ markdown }) => markdown);

/** A small part of what `npm run fuzz` does, the same in each run. */
describe('whatever the input, there is a valid document', () => {
  test.each(Object.entries(fuzzInputs(documents)))('%s', async (_, input) => {
    await fc.assert(
      fc.asyncProperty(input, async (one) => {
        expect(await readWithMammoth(await checkInput(one))).toBeTypeOf('string');
      }),
      { seed: 20250815, numRuns: 150 },
    );
  });
});
