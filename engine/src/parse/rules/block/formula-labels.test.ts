import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../api/notice.js';
import { settingsOf } from '../../../api/settings.js';
import { convertFormulas } from '../../../load/math/index.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { loadPasses, resolve } from '../../../resolve/index.js';
import { parse } from '../../index.js';

const lines = (...text: readonly string[]): string => text.join('\n');
const read = (markdown: string) => parse(markdown, NO_METADATA, () => undefined);

/** The blocks of a text: formulas with their labels, everything else as text, each with its line. */
function blocks(markdown: string): string[] {
  return read(markdown).blocks.map((block) => {
    if (block.type === 'math') {
      const { value, label = '', tag = '', line } = block;
      return `${line} $${value}$ ${[label, tag].join(' ').trim()}`.trim();
    }
    return `${block.line} ${'children' in block ? plainText(block.children as never) : block.type}`;
  });
}

describe('a label after a formula', () => {
  test.each([
    ['on several lines', lines('$$', 'a = b', '$$ {#eq:s}'), ['1 $a = b$ eq:s']],
    ['on one line', '$$ a = b $$ {#eq:s}', ['1 $a = b$ eq:s']],
    ['without a space', '$$a = b$${#eq:s}', ['1 $a = b$ eq:s']],
    ["in Quarto's form", lines('$$', 'a = b', '$$ {#eq-s}'), ['1 $a = b$ eq-s']],
    ['with other attributes', '$$a = b$$ {#eq-s .x alt-text="It is b."}', ['1 $a = b$ eq-s']],
    ['with a number', '$$a = b$$ {#eq:s tag="2.1"}', ['1 $a = b$ eq:s 2.1']],
    ['before a full stop', '$$a = b$$ {#eq:s}.', ['1 $a = b .$ eq:s']],
    ['after a full stop', '$$a = b$$. {#eq:s}', ['1 $a = b .$ eq:s']],
    ['on the next line', lines('$$', 'a', '$$', '{#eq:s}', 'c'), ['1 $a$ eq:s', '5 c']],
    ['in square brackets', lines('\\[', 'a = b', '\\] {#eq:s}'), ['1 $a = b$ eq:s']],
    ["in MyST's form", lines('$$', 'a = b', '$$ (eq:s)'), ['1 $a = b$ eq:s']],
    ["in pandoc's span", 'one [$$a = b$$]{#eq:s} two', ['1 one', '1 $a = b$ eq:s', '1 two']],
    ['a number only', lines('$$', 'a = b', '$$ (2.1)'), ['1 $a = b$ 2.1']],
    ['right after text', lines('one', '$$a$$ {#eq:s}', 'two'), ['1 one', '2 $a$ eq:s', '3 two']],
    ['amid text', 'one $$a$$ {#eq:s} two', ['1 one', '1 $a$ eq:s', '1 two']],
  ])('%s', (_, markdown, expected) => {
    expect(blocks(markdown)).toEqual(expected);
  });

  test('does not scramble the text around it', () => {
    const markdown = lines('One', '$$', 'a', '$$ {#eq:s}', '', 'Two', '', '$$', 'b', '$$', '', 'Three');
    expect(blocks(markdown)).toEqual(['1 One', '2 $a$ eq:s', '6 Two', '8 $b$', '12 Three']);
  });
});

describe('paired signs stay together', () => {
  test.each([
    [
      'text after a formula',
      lines('$$', 'a', '+ b', '$$ where b', 'is', '', '$$', 'c', '$$'),
      ['1 $a\n+ b$', '4 where b is', '7 $c$'],
    ],
    [
      'text before a formula',
      lines('so $$', 'a', '$$', 'two', '$$', 'b', '$$'),
      ['1 so', '1 $a$', '4 two', '5 $b$'],
    ],
    [
      'a sign without a partner',
      lines('$$', 'a', '', 'Prose with $x_1$ and words.', '', '$$', 'b', '$$'),
      ['1 $$ a', '4 Prose with x_1 and words.', '6 $b$'],
    ],
    [
      'a single sign on lines of its own',
      lines('So', '$', 'S = \\sum_{i=1}^{n}', 'x_i', '$', 'where', '', '$', 'y_1', '$ is', '', '$', 'b'),
      ['1 So', '2 $S = \\sum_{i=1}^{n}\nx_i$', '6 where', '8 $y_1$', '10 is', '12 $ b'],
    ],
    [
      'single signs that are prompts',
      lines('$', 'make all', '$', '', '$', 'x_1', '', '$', '', '$', 'a_$b', '$'),
      ['1 $ make all $', '5 $ x_1', '8 $', '10 $ a_$b $'],
    ],
    ['braces that are no label', lines('$$', 'a', '$$ {a}'), ['1 $a$', '3 {a}']],
  ])('%s', (_, markdown, expected) => {
    expect(blocks(markdown)).toEqual(expected);
  });
});

describe('numbers', () => {
  test.each([
    ['$$a$$ {#eq:s}'],
    ['$$\\begin{align} a &= b \\\\ c &= d \\end{align}$$ {#eq:s}'],
    [lines('\\begin{equation}', 'a', '\\end{equation} {#eq:s}')],
    ['$$\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}$$ {#eq:s}'],
    ['$$a \\label{eq:t}$$ {#eq:s}'],
    ['$$a$$ {#eq:r tag="1"}\n\n$$a \\tag{1}$$ {#eq:s}'],
  ])('%s has one, a bookmark, and references that show it', async (markdown) => {
    const notices: Notice[] = [];
    const report = (found: Notice) => void notices.push(found);
    const document = parse(`${markdown}\n\nBy \\eqref{eq:s} and [it](#eq:s).`, NO_METADATA, report);
    const equations = await convertFormulas(document, report);
    const passes = await loadPasses(document, undefined);
    const { references, targets, captions } = resolve(
      document,
      settingsOf({}),
      report,
      new Map(),
      undefined,
      passes,
    );
    const formula = document.formulas.at(-1);
    // What its author numbers stays so; everything else Word counts.
    if (markdown.includes('\\tag'))
      expect(JSON.stringify([...equations.values()].at(-1)?.math)).toMatch(/"text":"#".*"text":"1"/);
    else expect([...captions.values()]).toMatchObject([{ kind: 'equation', number: 1 }]);
    expect(formula?.type === 'math' && targets.get(formula)).toHaveLength(markdown.includes('eq:t') ? 2 : 1);
    expect([...references.values()]).toMatchObject([
      [{ before: '(', number: '1', after: ')', target: expect.stringMatching(/^h_eq_s/) }],
    ]);
    expect(notices).toEqual([]);
  });
});
