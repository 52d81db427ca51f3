import { expect, test } from './converter';
import { sampleMarkdown } from './pages';

for (const id of ['academic', 'business', 'technical'])
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
