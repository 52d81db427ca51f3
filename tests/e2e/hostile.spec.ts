import { expect, test } from './converter';

const MARKUP = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';

/** The same text in every place where the page repeats it. */
const TEXT = `---
title: '${MARKUP}'
---

# ${MARKUP}

A note[^${MARKUP.replaceAll(' ', '')}] and [a link](javascript:window.pwned=1) and ![picture](y"onerror="window.pwned=1)

| a |
|---|
| ${MARKUP} | more |

**${MARKUP}**

Text【4:2†${MARKUP}】

\`\`\`${MARKUP.replaceAll(' ', '')}
code
\`\`\`
`;

test('markup in a text is text wherever the page shows it', async ({ converter }) => {
  const { page } = converter;
  await converter.write(TEXT);
  await expect(page.getByRole('region', { name: 'Pictures' })).toContainText('onerror=');
  await converter.convert();
  const findings = page.getByRole('region', { name: /finding/ });
  await expect(findings).toContainText('javascript');
  await findings.getByRole('button', { name: /^Line/ }).first().click();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('markup in the name of a file is text, in the field and in the toasts', async ({ converter }) => {
  const { page } = converter;
  await converter.drop({ name: '<img src=x onerror=alert(1)>.md', content: '# Text' });
  await expect(page.getByLabel('File name')).toHaveValue('img src=x onerror=alert(1).docx');
  const { name } = await converter.convert();
  expect(name).toBe('img src=x onerror=alert(1).docx');
  await expect(converter.toast('Conversion successful!')).toContainText(name);
  await converter.drop({ name: '<b>photo</b>.exe', content: 'x' });
  await expect(page.getByRole('alert').filter({ hasText: '<b>photo' })).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});
