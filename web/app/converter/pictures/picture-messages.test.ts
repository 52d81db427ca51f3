import { expect, test } from 'vitest';
import { type PlacedPictures, placedMessage } from './picture-messages';

const NOTHING: PlacedPictures = { given: [], used: [], inserted: [], unused: [], isWritten: true };
const message = (placed: Partial<PlacedPictures>) => {
  const { title, description } = placedMessage({ ...NOTHING, ...placed });
  return `${title}: ${description}`;
};

test('a picture with the exact name', () =>
  expect(message({ given: ['cat.png'], used: [{ source: 'cat.png', path: 'cat.png' }] })).toBe(
    '1 picture added: “cat.png” goes into the Word file and stays on this device.',
  ));

test('a picture that is found by its name', () =>
  expect(message({ given: ['cat.png'], used: [{ source: 'img/cat.png', path: 'cat.png' }] })).toBe(
    '1 picture added: “cat.png” is used for “img/cat.png”.',
  ));

test('a picture that the text names twice', () =>
  expect(
    message({
      given: ['cat.png'],
      used: ['cat.png', 'img/cat.png'].map((source) => ({ source, path: 'cat.png' })),
    }),
  ).toBe('1 picture added: It goes into the Word file where the text names it, and stays on this device.'));

test('a picture that fits nothing is never announced as added', () =>
  expect(message({ given: ['p.png'], unused: ['p.png'] })).toBe(
    '1 picture not used yet: The text does not name “p.png”. Under Pictures you can say what to use it for.',
  ));

test('pictures given before there is a text', () =>
  expect(message({ given: ['a.png', 'b.png'], unused: ['a.png', 'b.png'], isWritten: false })).toBe(
    '2 pictures not used yet: A text that you open can use them. Or insert them under Pictures.',
  ));

test('one at the cursor', () =>
  expect(message({ given: ['image.png'], inserted: ['image.png'] })).toBe(
    '1 picture inserted: “image.png” was put at the cursor.',
  ));

test('a mixture', () =>
  expect(
    message({
      given: ['a.png', 'b.png', 'c.png', 'd.png'],
      used: ['a.png', 'b.png'].map((path) => ({ source: path, path })),
      unused: ['c.png', 'd.png'],
    }),
  ).toBe(
    '2 pictures added, 2 not used yet: They go into the Word file where the text names them, and stay on this device. The text does not name 2 of them. Under Pictures you can say what to use them for.',
  ));

test('beside other things that came, pictures are told in few words', () => {
  const words = (placed: Partial<PlacedPictures>) => placedMessage({ ...NOTHING, ...placed }).receipt?.words;
  const given = ['a.png', 'b.png'];
  expect(words({ given, named: { count: 2, missing: 0 } })).toBe('2 pictures');
  expect(words({ given, named: { count: 3, missing: 1 } })).toBe('2 of 3 pictures');
  expect(words({ given, unused: ['b.png'], named: { count: 1, missing: 0 } })).toBe('1 picture, 1 not used');
  expect(words({ given, unused: given, named: { count: 0, missing: 0 } })).toBe('2 pictures not used');
  expect(words({ given })).toBe('2 pictures');
});
