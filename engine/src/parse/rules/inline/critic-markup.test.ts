import { expect, test } from 'vitest';
import { settingsOf } from '../../../api/settings.js';
import { convert } from '../../../convert.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/plain-text.js';
import { resolve } from '../../../resolve/index.js';
import { parse } from '../../index.js';

function shown(markdown: string): string {
  const document = parse(markdown, NO_METADATA, () => {});
  const [block] = resolve(document, settingsOf({ smartQuotes: true }), () => {}).blocks;
  return block?.type === 'paragraph' ? plainText(block.children) : '';
}

test.each([
  '{++one++}',
  'a{++b++}c {++two words++}',
  '{--one--} {-- two --}',
  '{~~one~>two~~}',
  '{>>one<<}',
  '{==one==}{>>two<<}',
  '{++one++}{--two--}{++three++}',
])('%s stays as written, also with smart punctuation', (markdown) => expect(shown(markdown)).toBe(markdown));

test.each([
  ['{++one **two**++}', '{++one two++}'],
  ['++one++ ==two== ~~three~~ {++four++}', 'one two three {++four++}'],
  ['{++one\\++} a -- b', '{++one++} a – b'],
])('%s shows %s', (markdown, text) => expect(shown(markdown)).toBe(text));

test('the notice says what the document shows', async () => {
  const { validation } = await convert('{++one++}');
  expect(validation.warnings.map(({ message }) => message)).toEqual([
    'Editing mark {++one++} was kept as written: CriticMarkup is not turned into tracked changes; accept or reject it first',
  ]);
});
