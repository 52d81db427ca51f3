import { expect, test } from 'vitest';
import { placeholders, SITE } from './site';

const CONFIGURED = {
  url: 'https://notes.university.edu',
  operator: 'The library',
  supportEmail: 'library@university.edu',
  sourceUrl: 'https://github.com/library/footmark',
  social: [{ label: 'GitHub', url: 'https://github.com/library' }],
};

test('each setting that still holds its placeholder is named', () => {
  expect(placeholders(CONFIGURED)).toEqual([]);
  for (const name of ['url', 'operator', 'supportEmail', 'sourceUrl', 'social'] as const)
    expect(placeholders({ ...CONFIGURED, [name]: SITE[name] })).toEqual([name]);
});
