import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { readWithMammoth } from '../reading/mammoth';
import { firstLoss, tokensOf } from '../reading/tokens';
import { visibleText } from '../reading/visible-text';
import { GFM_EXAMPLES } from './gfm-examples';

describe('GitHub Flavored Markdown', () => {
  test.each(GFM_EXAMPLES)('$name', async ({ markdown, html }) => {
    const { bytes } = await convertForTest(markdown);
    const text = await readWithMammoth(bytes);
    expect(firstLoss(tokensOf(visibleText(html)), tokensOf(text))).toBeUndefined();
    expect(text).not.toContain('alert');
  });
});
