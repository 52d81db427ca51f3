import { convert } from '@footmark/engine';
import { expect, test } from 'vitest';

const REASON = 'it is on another disk';

async function messages(field: string, reason?: string): Promise<readonly string[]> {
  const markdown = `---\n${field}\nreferences:\n- id: a\n  title: A\n---\n\n[@a]\n`;
  const result = await convert(markdown, {
    loadAsset: async () => (reason === undefined ? undefined : { reason }),
  });
  if (!result.success) throw new Error(result.error);
  return [...result.validation.errors, ...result.validation.warnings].map(({ message }) => message);
}

test('a file of sources or a style that the host does not give is reported with the reason, if there is one', async () => {
  expect(await messages('bibliography: ../refs.bib', REASON)).toEqual([
    `Bibliography ../refs.bib was not loaded: ${REASON}; its sources are missing`,
  ]);
  expect(await messages('bibliography: ../refs.bib')).toEqual([
    'Bibliography ../refs.bib was not loaded; its sources are missing',
  ]);
  expect(await messages('csl: ../own.csl', REASON)).toEqual([
    `Citation style ../own.csl was not found or cannot be read: ${REASON}; chicago-author-date is used`,
  ]);
  expect(await messages('csl: ../own.csl')).toEqual([
    'Citation style ../own.csl was not found or cannot be read; chicago-author-date is used',
  ]);
});
