import { expect, test } from './converter';
import { sampleMarkdown } from './pages';

for (const id of [
  'academic',
  'business',
  'technical',
  'chat',
  'notion',
  'tides',
  'footnotes',
  'bibtex',
  'formulas',
  'apa',
  'quarto',
  'handbook',
  'essay',
])
  test(`the ${id} sample is a file of its own and converts without a finding`, async ({
    page,
    request,
    converter,
  }) => {
    const sample = await (await request.get(`/samples/${id}.json`)).json();
    expect(sample.markdown).toBe(sampleMarkdown(id));
    await page.goto(`/?sample=${id}`);
    await expect(converter.text).toContainText(sample.markdown.split('\n')[1] ?? '');
    await converter.convert();
    await expect(page.getByText(/^\d+ (finding|thing)/)).toHaveCount(0);
  });

test('an unknown sample changes nothing', async ({ page, converter }) => {
  await page.goto('/?sample=poem');
  await expect(page.getByRole('button', { name: 'Paste' })).toBeVisible();
  await converter.expectText('');
});

for (const { picture, pointers } of [
  { picture: 'have notes that read', pointers: 1 },
  { picture: 'share one note', pointers: 0 },
])
  test(`the link below the picture whose notes “${picture}” opens its page`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/features/footnotes');
    await page.getByRole('link', { name: new RegExp(`^Open in the converter.*${picture}`) }).click();
    const shown = page.getByRole('group', { name: /^Page 6 of / });
    await expect(shown).toBeInViewport();
    await expect(shown).toContainText('4. The note as proof');
    await expect(shown.getByText('See footnote 1')).toHaveCount(pointers);
  });
