import { expect, test } from 'vitest';
import { releaseDate } from './release-date';

test('the newest released version has the date', () => {
  const changelog =
    '# Changelog\n\n## 0.3.0, not yet released\n\n## 0.2.0, 2026-02-03\n\n## 0.1.0, 2026-01-02\n';
  expect(releaseDate(changelog)).toBe('2026-02-03');
  expect(releaseDate('# Changelog\n\n## 0.1.0, not yet released\n')).toBeUndefined();
});
