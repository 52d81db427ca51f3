import { expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import type { Citation, WrittenCite } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../../parse/index.js';
import { knownCites, reportCommas } from './unknown-cites.js';

const citing = { has: (key: string) => !key.startsWith('unknown') };

function citationsIn(markdown: string): readonly Citation[] {
  return parse(markdown, NO_METADATA, () => undefined, true).citations;
}

test.each<[string, readonly Partial<WrittenCite>[]]>([
  ['[@a; @b]', [{ key: 'a' }, { key: 'b' }]],
  ['[@a; @unknown]', [{ key: 'a', suffix: '; @unknown' }]],
  [
    '[@a, p. 3; see -@unknown, p. 4; @b]',
    [
      { key: 'a', suffix: ', p. 3; see -@unknown, p. 4' },
      { key: 'b', suffix: '' },
    ],
  ],
  [
    '[@unknown1; see @unknown2; cf. @b; @c]',
    [
      { key: 'b', prefix: '@unknown1; see @unknown2; cf. ' },
      { key: 'c', prefix: '' },
    ],
  ],
  ['[@a; @{unknown/ä?}]', [{ key: 'a', suffix: '; @{unknown/ä?}' }]],
  ['[@unknown]', []],
])('%s keeps unknown sources as written, beside a known one', (markdown, expected) => {
  const [citation] = citationsIn(markdown);
  expect(knownCites(citation?.cites ?? [], citing)).toMatchObject(expected);
});

test.each<[string, readonly string[]]>([
  [
    '[@a, @b]',
    ['@b after @a is printed as text; to cite several sources, put a semicolon between them: [@a; @b]'],
  ],
  [
    '[see @a, p. 3, -@b, @c; @d]',
    [
      '@b, @c after @a is printed as text; to cite several sources, put a semicolon between them: [@a; @b; @c]',
    ],
  ],
  ['[@a, @unknown]', []],
  ['[@a; @b]', []],
  ['[@a, write to me@b.org]', []],
  ['[@a, p. 3]', []],
])('%s: a comma between sources is reported', (markdown, expected) => {
  const found: Notice[] = [];
  reportCommas(citationsIn(`Text\n${markdown}`), citing, (each) => void found.push(each));
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ line }) => line === 2)).toBe(true);
});
