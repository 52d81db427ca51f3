import { tests as examples } from 'commonmark-spec';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { readWithMammoth } from '../reading/mammoth';
import { firstLoss, tokensOf } from '../reading/tokens';
import { visibleText } from '../reading/visible-text';

/** The specification prints a tab as an arrow. */
const withTabs = (text: string): string => text.replaceAll('→', '\t');

/** Examples in which another notation is read: the stars in a component of MDX are emphasis, and `[[foo]]` is a link in Obsidian. */
const READ_OTHERWISE: Readonly<Record<number, string>> = { 163: 'bar', 590: 'foo foo: /url "title"' };

describe('CommonMark 0.31.2', () => {
  test('has its 652 examples', () => expect(examples).toHaveLength(652));

  test.each(examples)('example $number ($section) keeps its text', async ({ number, markdown, html }) => {
    const { bytes } = await convertForTest(withTabs(markdown));
    const expected = tokensOf(READ_OTHERWISE[number] ?? visibleText(withTabs(html)));
    expect(firstLoss(expected, tokensOf(await readWithMammoth(bytes)))).toBeUndefined();
  });
});
