import { mergeWord } from '@footmark/engine/merge';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';

// It is shown, so it must be in the text that the file carries, with all that follows.
test.each([
  'One.\n\n<!-- see',
  'One.\n\n<!-- see\n\nTwo **words**.\n\n- Three\n',
  '> <!-- see\n> more\n\nTwo.\n',
  '- <!-- see\n\nTwo <!-- closed --> words.\n',
  'One <!-- see\n\nTwo <!-- closed --> words.\n',
  '> <!-- see\n\nTwo --> words.\n',
  '<!-- a -->\n\nOne.\n\n<!-- b\n\n```\n<!-- c\n```\n',
])('a file with a comment that is never closed comes back without changes: %j', async (text) => {
  const { bytes } = await convertForTest(text, { source: true });
  expect(await mergeWord(text, bytes)).toMatchObject({ success: true, changes: [] });
});
