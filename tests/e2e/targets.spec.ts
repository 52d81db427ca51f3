import { expect, test } from './converter';
import { closeTargets } from './targets';

for (const width of [320, 768, 1280])
  test(`no two targets of the converter with a text are too close at ${width} px`, async ({
    converter,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await converter.write(
      '# Title\n\nText.[^gone] And more.[^lost]\n\n![A](a.png) ![B](https://example.com/b.png)\n\nA fact【4:2†source】.',
    );
    await page.getByRole('status', { name: 'Text' }).getByText('2 pictures missing').waitFor();
    await converter.convert();
    await expect(converter.toast('Conversion successful!')).toBeVisible();
    expect(await closeTargets(page)).toEqual([]);
  });
