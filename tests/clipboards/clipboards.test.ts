import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownFromClipboard } from '../../engine/src/markdown.js';
import type { Block, Document, Inline } from '../../engine/src/model/document.js';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { visitChildren } from '../../engine/src/model/nodes/children.js';
import { parse } from '../../engine/src/parse/index.js';
import { toMarkdown } from '../../engine/src/to-markdown.js';
import { shownWords, words } from './shown-words.js';

const FOLDER = fileURLToPath(new URL('./saved/', import.meta.url));
const saved = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.html'))
  .map((file) => ({ name: file.replace('.html', ''), html: readFileSync(FOLDER + file, 'utf8') }));
const pasted = new Map(saved.map(({ name, html }) => [name, markdownFromClipboard({ html, plain: '' })]));
const converted = saved.filter(({ name }) => pasted.get(name));
const markdownOf = (name: string): string => pasted.get(name)?.markdown ?? '';

/** Clipboards whose HTML adds nothing to their plain text. */
const PLAIN = [
  'docs-single-line',
  'editor-address',
  'editor-jetbrains',
  'editor-vscode',
  'excel-one-cell',
  'sheets-cell',
];

const FORMULAS: Readonly<Record<string, readonly string[]>> = {
  'chatgpt-answer': ['n', 'FV = PV\\,(1+r)^n'],
  'chatgpt-formula-lines': ['x = \\frac{1}{2} - y', 's + \\alpha = 1.', 'a | b'],
  'chatgpt-table': ['O(n^2)', 'O(n \\log n)'],
  'claude-formulas': ['a^2 + b^2 = c^2', 'c = \\sqrt{a^2 + b^2}'],
  'copilot-formula': ['\\frac{\\Delta y}{\\Delta x}'],
  'gemini-answer': ['E = mc^2', '\\int_0^\\infty e^{-x}\\,dx = 1'],
  'notion-code': ['y=x'],
  'notion-export-blocks': ['x = \\frac{-b}{2a}'],
  'web-mathjax2-attribute': ['\\frac{1}{n}'],
  'web-mathjax2-script': ['f(x)', 'f(x) = x^2'],
  'web-mathjax3': ['x_{1}^{2} ≤ \\sin α'],
  'web-mathjax3-without-mathml': ['a^{2} = \\frac{1}{b}'],
  'web-mathjax4-latex': ['\\binom{n}{k}'],
  'web-wikipedia': ['x^{2}'],
  'web-wikipedia-picture': ['\\ell'],
  'word-equations': ['\\frac{a}{b}', '\\sum_{i=1}^n x^2=\\sqrt{\\alpha+1}'],
  'word-web-equation': ['e^{i π} + 1 = 0'],
};

function read(markdown: string): Document {
  return parse(markdown, NO_METADATA, () => undefined);
}

function textOf(document: Document): string {
  const parts: string[] = [];
  const ofInlines = (inlines: readonly Inline[]): void => {
    for (const inline of inlines) {
      if ('children' in inline) ofInlines(inline.children);
      else if (inline.type === 'text' || inline.type === 'inlineCode') parts.push(inline.value);
      else if (inline.type === 'break') parts.push('\n');
    }
  };
  const ofBlocks = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      parts.push('\n');
      // The label that a page shows above code becomes the language of the fence.
      if (block.type === 'code') parts.push(`${block.lang}\n${block.value}`);
      visitChildren(block, {
        inlines: (inlines) => {
          parts.push('\n');
          ofInlines(inlines);
        },
        blocks: (children) => {
          parts.push('\n');
          ofBlocks(children);
        },
      });
    }
  };
  ofBlocks([...document.blocks, ...[...document.definitions.values()].flatMap(({ children }) => children)]);
  return parts.join('');
}

/** The words that occur more often in one list than in another. */
function lost(expected: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

test('there are enough of them, several from each source', () => {
  const sources = new Map<string, number>();
  for (const { name } of saved) {
    const [source = ''] = name.split('-');
    sources.set(source, (sources.get(source) ?? 0) + 1);
  }
  expect(saved.length).toBeGreaterThanOrEqual(60);
  expect([...sources].filter(([, count]) => count < 3)).toEqual([]);
});

test('text without structure stays plain', () => {
  expect(saved.map(({ name }) => name).filter((name) => !pasted.get(name))).toEqual(PLAIN);
});

test.each(converted)('$name becomes this Markdown', ({ name }) => {
  const golden = `${FOLDER}${name}.md`;
  const markdown = markdownOf(name);
  if (process.env.UPDATE_GOLDENS) writeFileSync(golden, markdown);
  expect(markdown).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : undefined);
});

test.each(converted)('$name loses no word', ({ name, html }) => {
  expect(lost(shownWords(html), words(textOf(read(markdownOf(name)))))).toEqual([]);
});

test.each(converted)('$name contains each formula once', ({ name }) => {
  expect(read(markdownOf(name)).formulas.map(({ value }) => value)).toEqual(FORMULAS[name] ?? []);
});

test.each(converted)('$name reads as it would be written', ({ name }) => {
  expect(toMarkdown(read(markdownOf(name)))).toEqual({ markdown: markdownOf(name), guarded: [] });
});

describe('what is not converted', () => {
  const html = '<h1>Title</h1><p>Some <b>bold</b> text</p>';

  test('plain text that is the Markdown of the HTML', () => {
    expect(markdownFromClipboard({ html, plain: '# Title\n\nSome **bold** text' })).toBeUndefined();
    expect(markdownFromClipboard({ html, plain: 'Title\n\nSome bold text' })).toBeDefined();
  });

  test('Markdown’s characters that the HTML shows, too, are text', () => {
    const comment = '<h1>Title</h1><pre># a comment</pre>';
    expect(markdownFromClipboard({ html: comment, plain: 'Title\n# a comment' })?.markdown).toContain('```');
  });

  test('more than anyone pastes', () => {
    expect(markdownFromClipboard({ html: `<b>${'x'.repeat(12_000_001)}</b>`, plain: '' })).toBeUndefined();
  });
});

describe('formatting that has a meaning', () => {
  const made = (html: string): string => markdownFromClipboard({ html, plain: '' })?.markdown ?? '';
  const alignments = (html: string): string | undefined => made(html).split('\n')[1];

  test('columns are right-aligned or centred if all their cells are, however that is written', () => {
    const rows = '<tr><td align=right>1<td><p style="text-align:center">a</p><td>x';
    expect(alignments(`<table><tr><th>N<th>A<th>X${rows}${rows}</table>`)).toBe('| ---: | :---: | --- |');
    expect(alignments(`<table><tr><td align=right>N<td>A${'<tr><td>1<td align=right>'}</table>`)).toBe(
      '| --- | --- |',
    );
    expect(made('<table><tr><th>A<th>B<tr><td colspan=2 align=right>1</table>')).not.toContain('align');
  });

  test('pictures are as wide as they are shown', () => {
    const picture = (attributes: string): string =>
      made(`<p>A <img src="https://e.org/a.png" ${attributes}>`);
    expect(picture('width=300 height=200')).toBe('A ![](https://e.org/a.png){width=300px}\n');
    expect(picture('width=900 style="width: 50%"')).toBe('A ![](https://e.org/a.png){width=50%}\n');
    expect(picture('style="width:auto;max-width:100%"')).toBe('A ![](https://e.org/a.png)\n');
  });
});

describe('tab-separated text', () => {
  test('becomes a table', () => {
    const plain = 'Name\tNote\r\nA|B\t"two\nlines, ""quoted"""\r\n';
    expect(markdownFromClipboard({ html: '', plain })?.markdown).toBe(
      '| Name | Note |\n| --- | --- |\n| A\\|B | two<br>lines, "quoted" |\n',
    );
  });

  test.each([
    ['one line', 'a\tb'],
    ['lines of different lengths', 'a\tb\nc'],
    ['code indented by tabs', '\tif (x)\n\treturn'],
    ['text without tabs', 'a\nb'],
  ])('%s stays text', (_, plain) => expect(markdownFromClipboard({ html: '', plain })).toBeUndefined());
});

test('HTML that is nested without bound is read', () => {
  const deep = `${'<div><ul><li>'.repeat(5000)}<b>deep</b> text`;
  expect(markdownFromClipboard({ html: deep, plain: '' })?.markdown).toContain('text');
});

test('no combination of clipboard fragments makes it throw', () => {
  const pieces = saved.flatMap(({ html }) => html.match(/<[^>]{0,200}>|[^<]{1,80}/g) ?? []);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      markdownFromClipboard({ html: parts.join(''), plain: '' });
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a table with a heading is data; without one, a single cell or a table in a cell is only layout', () => {
  const written = (html: string): string => markdownFromClipboard({ html, plain: '' })?.markdown ?? '';
  const row = (cell: string): string => `<p><b>Text</b></p><table><tr>${cell}</tr></table>`;
  expect(written(row('<th>One</th>'))).toContain('| One |');
  expect(written(row('<td>One</td>'))).toBe('**Text**\n\nOne\n');
  const inner = '<table><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></table>';
  expect(written(row(`<td>${inner}</td><td>x</td>`))).not.toContain('<table');
  expect(
    written(`<table role="presentation"><tr><th>One</th><td><b>Two</b></td></tr></table>`),
  ).not.toContain('|');
});
