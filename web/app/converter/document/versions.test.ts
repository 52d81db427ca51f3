import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_BELONGINGS } from './belongings';
import * as manuscript from './manuscript';
import { createDocument } from './text-document';
import type { TransactionName } from './transaction';
import { MAX_VERSIONS } from './versions';

const HOUR = 60 * 60 * 1000;
const PICTURES = [{ path: 'a.png', file: new Blob(['a']) }];

function begun() {
  const clock = { at: 0 };
  const { read, change } = createDocument({ now: () => clock.at });
  const write = (text: string) => change('type', (now) => manuscript.insert(now, text));
  const load = (name: TransactionName, text: string) =>
    change(name, (now) => manuscript.exchange(now, text, NO_BELONGINGS));
  return { clock, read, change, write, load, texts: () => read().versions.map(({ text }) => text) };
}

test.each<TransactionName>(['clear', 'sample', 'open'])('before %s, the text is a version', (name) => {
  const { change, write, load, read, clock } = begun();
  write('Mine');
  change('pictures', (now) => ({ ...now, pictures: PICTURES, fileName: 'mine.docx' }));
  clock.at = 5;
  load(name, name === 'clear' ? '' : 'Another');
  expect(read().versions).toEqual([{ at: 5, text: 'Mine', pictures: PICTURES, fileName: 'mine.docx' }]);
});

test('before a merge, and before all of it is pasted over', () => {
  const { change, write, texts } = begun();
  write('Mine');
  change('merge', (now) => ({ ...now, pictures: [] }));
  change('type', (now) => manuscript.rewrite(now, { from: 4, to: 4, insert: '!' }, { anchor: 0, head: 5 }));
  change('insert', (now) => manuscript.insert(now, 'Pasted'));
  expect(texts()).toEqual(['Mine!', 'Mine']);
});

test('an hour of writing leaves one, an hour away from it none', () => {
  const { write, texts, clock } = begun();
  write('a');
  clock.at = HOUR - 1;
  write('b');
  expect(texts()).toEqual([]);
  clock.at = HOUR;
  write('c');
  clock.at = 2 * HOUR - 1;
  write('d');
  expect(texts()).toEqual(['ab']);
  clock.at = 2 * HOUR;
  write('e');
  expect(texts()).toEqual(['abcd', 'ab']);
});

test('going back is a step for undo, and leaves a version of what it replaced', () => {
  const { change, write, load, read, texts } = begun();
  write('First');
  load('clear', '');
  write('Second');
  const [first] = read().versions;
  change('go back to version', (now) => manuscript.exchange(now, first?.text ?? '', first ?? NO_BELONGINGS));
  expect([read().text, texts()]).toEqual(['First', ['Second', 'First']]);
  change('undo', manuscript.undo);
  expect(read().text).toBe('Second');
});

test('forgetting leaves none', () => {
  const { change, write, load, texts } = begun();
  write('Mine');
  load('clear', '');
  change('forget', manuscript.forget);
  expect(texts()).toEqual([]);
});

test('whatever happens, a text that is cleared or replaced is among the last ten', () => {
  const action = fc.tuple(fc.constantFrom('write', 'clear', 'sample', 'open', 'undo', 'redo'), fc.string());
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { change, write, load, read, texts } = begun();
      for (const [name, text] of actions) {
        const before = read().text;
        if (name === 'write') write(text);
        else if (name === 'undo' || name === 'redo')
          change(name, name === 'undo' ? manuscript.undo : manuscript.redo);
        else {
          load(name as TransactionName, name === 'clear' ? '' : text);
          if (before.trim() !== '') expect(texts()[0]).toBe(before);
        }
        expect(texts().length).toBeLessThanOrEqual(MAX_VERSIONS);
        expect(new Set(texts()).size).toBe(texts().length);
      }
    }),
  );
});
