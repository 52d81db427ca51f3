import { describe, expect, test } from 'vitest';
import {
  attributesAt,
  attributesEnding,
  attributesIn,
  rawFormatAt,
} from '../../engine/src/parse/attributes.js';
import pandoc from './attributes.json' with { type: 'json' };

/** Id, classes, and keys with values in their order: what pandoc calls `Attr`. */
type PandocAttributes = readonly [string, readonly string[], readonly (readonly [string, string])[]];

test('lists composed at random are read as pandoc reads them', () => {
  const results = pandoc.results as readonly {
    readonly list: string;
    readonly attributes?: PandocAttributes;
  }[];
  for (const { list, attributes: theirs } of results) {
    // With a colon, it is kramdown's list, which pandoc does not read.
    if (list.startsWith('{:')) continue;
    const ours = attributesAt(`[x]${list} z`, 3)?.attributes;
    const [id, classes, pairs] = theirs ?? [];
    // Of a key that stands twice, pandoc writes both values, and reads the first.
    const values = pairs && new Map(Array.from(pairs).reverse());
    expect([list, ours && [ours.id ?? '', ours.classes, ours.values]]).toEqual([
      list,
      theirs && [id, classes, values],
    ]);
  }
});

test('kramdown’s list has a colon, and any characters in ids and classes', () => {
  expect(attributesAt('{: .a/b #1% k="v"}', 0)?.attributes).toMatchObject({ id: '1%', classes: ['a/b'] });
  expect(attributesAt('{:.a.b}', 0)?.attributes.classes).toEqual(['a', 'b']);
  expect(attributesAt('{:toc}', 0)).toBeUndefined();
});

describe('with words', () => {
  test.each([
    ['{r}', { name: 'r' }],
    ['{r, echo=FALSE}', { name: 'r', values: { echo: 'FALSE' } }],
    [
      '{r tea, fig.cap="A, b", out.width=c(1, 2)}',
      { name: 'r', words: ['tea'], values: { 'fig.cap': 'A, b', 'out.width': 'c(1, 2)' } },
    ],
    [
      '{tip .dropdown #name open=true}',
      { name: 'tip', id: 'name', classes: ['dropdown'], values: { open: 'true' } },
    ],
    ['{.theorem* -}', { classes: ['theorem*', 'unnumbered'] }],
    ['{layout="[[1,2],[3]]"}', { values: { layout: '[[1,2],[3]]' } }],
  ])('%s', (list, { name, id, classes = [], words = [], values = {} }: Expected) => {
    const found = attributesAt(list, 0, 'words');
    expect(found?.end).toBe(list.length);
    expect(found?.attributes).toEqual({
      ...(name && { name }),
      ...(id && { id }),
      classes,
      words,
      values: new Map(Object.entries(values)),
    });
  });

  test('the text after a fence may have braces around a part of it', () => {
    expect(attributesIn('js {1,3} title="a b"')).toMatchObject({ name: 'js', words: ['1', '3'] });
    expect(attributesIn('python {caption="He said \\"hi\\"" .x}')).toMatchObject({
      classes: ['x'],
      values: new Map([['caption', 'He said "hi"']]),
    });
  });
});

interface Expected {
  readonly name?: string;
  readonly id?: string;
  readonly classes?: readonly string[];
  readonly words?: readonly string[];
  readonly values?: Readonly<Record<string, string>>;
}

test.each([
  ['Tea {#a}', 4],
  ['Tea {x} {#a}  ', 8],
  ['Tea {k="{.x}"}', 4],
  ['Tea {k="} {.x}"}', 4],
  ['Tea {.x', undefined],
  ['Tea {.x}.', undefined],
  ['Tea {x}', undefined],
])('attributes at the end of %j', (text, start) => {
  expect(attributesEnding(text)?.start).toBe(start);
});

test('the format of raw content', () => {
  expect(rawFormatAt('`x`{=openxml}', 3)).toEqual({ format: 'openxml', end: 13 });
  expect(rawFormatAt('{= html5 }', 0)).toBeUndefined();
  expect(rawFormatAt('{html}', 0)).toBeUndefined();
});

test.each(['{', '{k="', '{.a ', "{k='a\\", '{ {', '("'])('%j many times takes no time', (part) => {
  const text = part.repeat(50_000);
  expect(attributesAt(text, 0, 'words')).toBeUndefined();
  expect(attributesEnding(`${text}}`)?.start ?? 0).toBeGreaterThanOrEqual(0);
});
