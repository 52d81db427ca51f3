import { expect, test } from './converter';
import { closeTargets } from './targets';

test('no two targets of the converter with a text are too close at any width', async ({
  converter,
  page,
}) => {
  await converter.write(
    '# Title\n\nText.[^gone] And more.[^lost]\n\n![A](a.png) ![B](https://example.com/b.png)\n\nA fact【4:2†source】.',
  );
  await page.getByRole('status', { name: 'Text' }).getByText('2 pictures missing').waitFor();
  await converter.convert();
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // A toast stays while the pointer is on it.
    await converter.toast('Conversion successful!').hover();
    expect(await closeTargets(page), `at ${width} px`).toEqual([]);
  }
});
