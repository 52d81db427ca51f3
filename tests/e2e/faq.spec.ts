import { expect, test } from '@playwright/test';
import { openPage, openWithoutScripts } from './pages';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/faq');
});

test('twelve questions, each of which opens and closes', async ({ page }) => {
  await expect(page.locator('main details')).toHaveCount(12);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('you can convert as often as you like')).toBeVisible();
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('you can convert as often as you like')).toBeHidden();
});

test('a category button opens its questions unless all are open; then it closes them', async ({ page }) => {
  const open = page.locator('main details[open]');
  await page.getByText('How do I get a ChatGPT answer into Word?').click();
  await expect(open).toHaveCount(1);
  await page.getByRole('button', { name: 'ChatGPT' }).click();
  await expect(open).toHaveCount(2);
  await page.getByRole('button', { name: 'Pricing' }).click();
  await expect(open).toHaveCount(3);
  await page.getByRole('button', { name: 'ChatGPT' }).click();
  await expect(open).toHaveCount(1);
});

test('the search looks into questions, answers and categories', async ({ page }) => {
  const search = page.getByRole('searchbox');
  await search.fill('COST');
  await expect(page.locator('main summary')).toHaveText([/What does it cost/]);
  await search.fill('no server gets');
  await expect(page.locator('main summary')).toHaveText([/Is my text uploaded/]);
  await search.fill('technical');
  await expect(page.locator('main summary')).toHaveCount(2);
});

test('a search without results says so and leads to the contact page', async ({ page }) => {
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(
    page.getByText(
      'No FAQs found matching your search. Try a different term or contact us with your question.',
    ),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the questions are there for search engines', async ({ page }) => {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(12);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    await expect(page.getByText(name)).toBeVisible();
    expect(acceptedAnswer.text).not.toMatch(/\]\(/);
  }
});

test('answers open without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/faq');
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('you can convert as often as you like')).toBeVisible();
  await page.close();
});

test('a search typed before the scripts have arrived finds its results', async ({ browser }) => {
  const page = await browser.newPage();
  const release = await openWithoutScripts(page, '/faq');
  await page.getByRole('searchbox').fill('cost');
  release();
  await expect(page.locator('main summary')).toHaveText([/What does it cost/]);
});
