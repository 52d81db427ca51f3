import { convert } from '@footmark/engine';
import { readWord } from '@footmark/engine/read';
import { expect, test } from 'vitest';

/** What a title page shows besides the title and the authors is read whole, though a name of an author is in it. */
test.each([
  ['Ada Byrd Institute', ['Ada Byrd']],
  ['Main Heading Ada Byrd', ['Ada Byrd', 'Bo Fry']],
  ['University of Fry', ['Bo Fry']],
])('%s', async (institution, authors) => {
  const front = [
    '---',
    'title: Tea',
    `author: [${authors.join(', ')}]`,
    `institution: ${institution}`,
    '---',
    '',
    'Text.',
  ];
  const result = await convert(front.join('\n'), { template: 'academic' });
  if (!result.success) throw new Error(result.error);
  const read = await readWord(new Uint8Array(await result.blob.arrayBuffer()));
  expect(read).toMatchObject({
    success: true,
    markdown: expect.stringContaining(`institution: ${institution}\n`),
  });
});
