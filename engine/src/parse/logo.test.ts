import { expect, test } from 'vitest';
import { readMetadata } from './metadata.js';

const logoOf = async (yaml: string) => (await readMetadata(yaml, () => {})).logo;

test.each([
  ['logo: a.png', { url: 'a.png', alt: 'Logo', line: 2 }],
  [
    'title: T\nlogo:\n  path: images/a.svg\n  alt: Port Office',
    { url: 'images/a.svg', alt: 'Port Office', line: 3 },
  ],
  ['logo: {src: a.png, width: 144pt}', { url: 'a.png', width: { unit: 'pt', value: 144 } }],
])('%j has a logo', async (yaml, logo) => {
  expect(await logoOf(yaml)).toMatchObject(logo);
});

test.each(['logo: false', 'logo:', 'logo: {alt: a}', 'title: logo'])('%j has none', async (yaml) => {
  expect(await logoOf(yaml)).toBeUndefined();
});
