import { expect, test } from 'vitest';
import { noticesOf } from '../api/findings.js';
import type { Notice } from '../api/notice.js';
import type { Block, Inline } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { runsOf } from '../model/nodes/children.js';
import { parse } from '../parse/index.js';
import { resolveWikiLinks } from './wiki-links.js';

/** Running text, with `→#address(…)` for a link. */
function short(inline: Inline): string {
  if (inline.type === 'text') return inline.value;
  const inner = 'children' in inline ? inline.children.map(short).join('') : inline.type;
  return inline.type === 'link' ? `→${inline.url}(${inner})` : inner;
}

function resolved(markdown: string) {
  const notices: Notice[] = [];
  const document = resolveWikiLinks(
    parse(markdown, NO_METADATA, () => {}),
    (notice) => void notices.push(notice),
  );
  return { document, notices };
}

const inlinesOf = (block: Block | undefined): readonly Inline[] => (block ? runsOf(block).flat() : []);

const linksIn = (markdown: string): string =>
  inlinesOf(resolved(markdown).document.blocks[0]).map(short).join('');

test.each([
  ['[[High Water]]', '→#high-water(High Water)'],
  ['[[high   WATER]]', '→#high-water(high   WATER)'],
  ['[[#^B-c|it]]', '→#^B-c(it)'],
  ['[[#High Water|here]]', '→#high-water(here)'],
  ['[[Tides#High water]]', '→#high-water(Tides > High water)'],
  ['[[tides#High water|*so*]]', '→#high-water(so)'],
  ['[[Moon#High Water|x]]', 'x'],
  ['[[Tides]]', '→#tides(Tides)'],
  ['[[HighWater]]', 'HighWater'],
  ['[[Spaced]]', '→#spaced(Spaced)'],
  ['[[C]]', '→#c-1(C)'],
  ['[[Deep]]', '→#deep(Deep)'],
  ['[[In a note]]', 'In a note'],
  ['[[Twice]]', '→#twice(Twice)'],
  ['[[#A sign]]', '→#a-sign(A sign)'],
  ['[[#^a-name|it]]', '→#^a-name(it)'],
  ['[[#^other|it]]', 'it'],
  ['[[named]]', 'named'],
  ['[[#|none]]', '[[#|none]]'],
  ['[[Moon|the *moon*]]', 'the moon'],
])('%s', (link, expected) => {
  const text = `${link}

# Tides

## High \u00a0Water

## C++

## C

> ## Deep

## &nbsp;Spaced

## Twice

### Twice

## A **sign**

# ![](a.png)

Text ^a-name[^1]

Text ^a-name

Text ^B-c

[^1]: Note

    # In a note
`;
  expect(linksIn(text)).toBe(expected);
});

test('only names in the form that Obsidian gives to paragraphs name places', () => {
  const source = parse('[[#^b|b]] [[#c|c]]', NO_METADATA, () => {});
  const named = { type: 'paragraph', anchors: ['c', '^b'], children: [], line: 3 } as const;
  const { blocks } = resolveWikiLinks({ ...source, blocks: [...source.blocks, named] }, () => {});
  expect(inlinesOf(blocks[0]).map(short).join('')).toBe('→#^b(b) c');
});

test('a page is the title of the document, or else its first heading', () => {
  const title = { type: 'paragraph', children: [{ type: 'text', value: 'Sea' }], line: 1 } as const;
  const source = parse('Text [[Sea#One|a]] [[Tides#One|b]]\n\n# Tides\n\n# One', NO_METADATA, () => {});
  const { blocks } = resolveWikiLinks({ ...source, title }, () => {});
  expect(inlinesOf(blocks[0]).map(short).join('')).toBe('Text →#one(a) b');
  expect(linksIn('[[Sea#One]]')).toBe('Sea > One');
});

test('a link is on the line of the wiki link', () => {
  const [paragraph] = resolved('Text\n[[#One|a]]\n\n# One').document.blocks;
  expect(inlinesOf(paragraph).at(-1)).toEqual({
    type: 'link',
    url: '#one',
    title: '',
    children: [{ type: 'text', value: 'a' }],
    line: 2,
  });
});

test('links to other notes are reported, and the second makes them one notice', () => {
  expect(resolved('# One\n\n[[Moon]]').notices).toMatchObject([
    {
      code: 'wiki-link-not-made',
      message: 'Link to Moon leads to no heading of this document; its text was kept',
      line: 3,
    },
  ]);
  expect(resolved('[[One]]\n\n# One').notices).toEqual([]);
  const [name, kept] = ['m'.repeat(60), 'm'.repeat(57)];
  expect(noticesOf(resolved(`[[${name}]] [[Sun]]`).notices)).toEqual([
    {
      code: 'wiki-link-not-made',
      severity: 'warning',
      message: `2 links, the first to ${name}, lead to no heading of this document; their text was kept`,
      line: 1,
      lines: [1],
    },
  ]);
  expect(resolved(`[[${name}n]]`).notices[0]?.message).toContain(`Link to ${kept}… leads`);
});

test('a text without wiki links stays as it is', () => {
  const document = parse('Text', NO_METADATA, () => {});
  expect(resolveWikiLinks(document, () => {})).toBe(document);
});
