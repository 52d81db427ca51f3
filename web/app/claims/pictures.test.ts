import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { INTENTS } from '../content/intents';
import { PAGES } from '../content/pages';
import { PICTURED_PAGES, type PicturedName } from '../content/pictured-pages';
import { converterAt, SCREEN_PAGE, SHOWN_DOCUMENTS } from '../content/shown-documents';
import { IntentRoute, ROUTES, renderedPage } from './rendered-page';

const NAMES = Object.entries(PAGES) as readonly [keyof typeof PAGES, { readonly path: string }][];
const PATHS: readonly (readonly [path: string, Route: ComponentType])[] = [
  ...NAMES.map(([name, { path }]) => [path, ROUTES[name]] as const),
  ...INTENTS.map(({ page }) => [page.path, IntentRoute] as const),
];

/** What each picture of a page shows, by section: what stands below a heading up to the next one. */
function shownIn(html: string) {
  return html
    .split(/<h[1-6]\b/)
    .map((section) =>
      [...section.matchAll(/<img\b[^>]*src="\/pictures\/([\w-]+)\.webp"/g)].map(([, name = '']) =>
        name.startsWith('screen-') ? SCREEN_PAGE : PICTURED_PAGES[name as PicturedName],
      ),
    );
}

const WITH_PICTURES = PATHS.map(([path, Route]) => ({ path, html: renderedPage(Route, path) })).filter(
  ({ html }) => html.includes('"/pictures/'),
);

test('most pages have pictures', () => expect(WITH_PICTURES.length).toBeGreaterThan(14));

describe.each(WITH_PICTURES)('the pictures of $path', ({ html }) => {
  test('show another text in each section', () => {
    const samples = shownIn(html).map((shown) => [
      ...new Set(shown.map(({ document }) => SHOWN_DOCUMENTS[document].sample)),
    ]);
    expect(samples.flat()).toEqual([...new Set(samples.flat())]);
  });

  test('each have a link that opens what they show', () => {
    const links = new Set(
      [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&')),
    );
    const opened = shownIn(html)
      .flat()
      .map((page) => converterAt(page));
    expect(opened.filter((address) => !links.has(address))).toEqual([]);
  });
});
