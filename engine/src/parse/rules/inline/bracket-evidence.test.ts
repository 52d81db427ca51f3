import { describe, expect, test } from 'vitest';
import type { Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

/** The formulas and links of a text. */
function found(markdown: string): string[] {
  const all: string[] = [];
  const note = (node: Inline): void => {
    if (node.type === 'inlineMath') all.push(node.value);
    if (node.type === 'link') all.push(`link ${node.url}`);
  };
  walkDocument(
    parse(markdown, NO_METADATA, () => undefined),
    { inline: note, block: (block) => void (block.type === 'math' && all.push(block.value)) },
  );
  return all;
}

const WORDS = [
  '\\(MLT\\)',
  'form\\(s\\)',
  'Datei\\(en\\)',
  '\\(50%\\)',
  '\\(R&D\\)',
  '\\(P0, P1, P2\\)',
  '\\(e.g.\\)',
  '\\(i.e. now\\)',
  '\\(e.g., z = x + y\\)',
  '\\(2019\\)',
  '\\(+1 555 0100\\)',
  '\\(1,000\\)',
  '\\(user\\_id\\)',
  '\\(Ctrl+C\\)',
  '\\(id=5\\)',
  '\\(x=on\\)',
  '\\(if a=b\\)',
  '\\(C:\\Tools\\)',
  '\\(UTF-8\\)',
  '\\(**bold**\\)',
  '\\(what?\\)',
  '\\(文字\\)',
];
/** Brackets that may be either. */
const EITHER = ['\\(a\\)', '\\(24/7\\)', '\\(n\\)', '\\(5\\)', '\\(x, y\\)', '\\(f(x)\\)', '\\[a + $b\\]'];

test.each(['F=ma', 'E = mc^2', 'PV = nRT', 'y = kx + d', 'A = lw', 'IQ > 100', 'mc^2'])(
  'products of short names make a formula: %s',
  (formula) => {
    expect(found(`It says \\(${formula}\\), and that is all.`)).toEqual([formula]);
    expect(found(`Item\\(s\\) and \\(${formula}\\) and case\\(s\\)`)).toEqual([formula]);
  },
);

/** What is a name, or what LaTeX cannot read, and so no formula anywhere. */
const NEVER = [
  ...['C++', 'C\\+\\+', 'C++17', 'C/C++', 'Notepad++', 'g++', 'C++, Java', 'C++ 20', 'i--'],
  ...['C#', 'C\\#', 'F#', 'C# 12', '#5', 'R&D', 'Q&A', '@name', '50%', '$5', '5 €', '“so”'],
  ...['A+', 'B-', 'B−', 'A\\+', '65+', 'Ca2+', 'e.g.', 'i. e.', 'C:\\Tools'],
];
const ALWAYS = [
  ...['n+1', 'n + 1', 'x-y', 'a+b', 'x ++ y', 'xs++ys', 'n!', "f'", '-1', '+1', '+', '-', 'x^+', 'x_-'],
  ...['A \\# B', '50\\%', '\\alpha \\& \\beta', '1, 2, …, n', 'f(x; y)', 'i=i+1', 'y ='],
];

describe('whatever else a text has', () => {
  test.each(NEVER)('\\(%s\\) is no formula', (name) => {
    for (const around of ['', ' And \\(x^2\\), \\(y_1\\), \\(a + b\\).'])
      expect(found(`One \\(${name}\\) two.${around}`)).toEqual(around === '' ? [] : ['x^2', 'y_1', 'a + b']);
    expect(found(`\\[${name}\\]\n\nOne \\[${name}\\].`)).toEqual([]);
  });

  test.each(ALWAYS)('\\(%s\\) is one', (formula) => {
    expect(found(`One \\(${formula}\\) two, \\(x^2\\).`)).toEqual([formula, 'x^2']);
  });
});

describe('in a text of escaped brackets', () => {
  test.each(WORDS)('%s is text', (words) => {
    expect(found(`One ${words} two.`)).toEqual([]);
    expect(found(`| a |\n| - |\n| One ${words} two |\n\n> - ${words}`)).toEqual([]);
  });

  test('so are single letters and numbers, but a formula is one', () => {
    const either = EITHER.join(' and ');
    expect(found(`The form\\(s\\) and the team \\(MLT\\).\n\n${either}\n\n\\[x\\]\n\n\\(x^2\\)`)).toEqual([
      'x^2',
    ]);
  });

  test('a link stays a link, also among formulas', () => {
    const markdown =
      'See \\([the page](https://example.org/page)\\) and \\(<https://example.org/b>\\), \\(x^2\\), \\(y_1\\), \\(a + b\\).';
    expect(found(markdown)).toEqual([
      'link https://example.org/page',
      'link https://example.org/b',
      'x^2',
      'y_1',
      'a + b',
    ]);
  });
});

describe('where there are as many formulas as words', () => {
  test.each(['\\(MLT\\)', 'form\\(s\\)'])('%s is text', (words) => {
    expect(found(`One ${words} two, \\(\\alpha\\).`)).toEqual(['\\alpha']);
    expect(found(`\\(x^2\\)\n\n- One ${words} two`)).toEqual(['x^2']);
  });

  test('and a single letter is a formula', () => {
    expect(found('One \\(MLT\\), \\(\\alpha\\), \\(n\\).')).toEqual(['\\alpha', 'n']);
  });
});

describe('the short form of the words before it', () => {
  test.each([
    'the Mean Lethal Time \\(MLT\\)',
    'a **multi-layer transformer** \\(MLT\\)',
    'Ministère des Travaux \\(MDT\\)',
  ])('%s is none among formulas', (words) => {
    expect(found(`So ${words}, \\(x^2\\), \\(y_1\\), \\(\\beta\\) and \\(ABC\\).`)).toEqual([
      'x^2',
      'y_1',
      '\\beta',
      'ABC',
    ]);
  });
});

describe('in a text of formulas', () => {
  test.each([
    ['by a command', '\\(\\alpha\\), \\(\\frac{a}{b}\\)'],
    ['by a script', '\\(x_1\\), \\(10^6\\)'],
    ['by an operator', '\\(a + b\\), \\(n = 5\\), \\(p < 0.05\\), \\(n-1\\), \\(AB = BC\\), \\(2 + 2 = 4\\)'],
    ['without a sign', '\\(n\\), \\(k\\) and \\(f(x)\\)'],
    ['with words among them', '\\(x^2\\), \\(\\beta\\) and \\(ABC\\)'],
    ['on lines of their own', '\\[\nx^2\n\\]\n\n\\[ \\beta \\]\n\nand \\(ABC\\)'],
  ])('%s', (_, formulas) => {
    const expected = [...formulas.matchAll(/\\[([]\s*(.*?)\s*\\[)\]]/gs)].map(([, content]) => content);
    expect(found(`So ${formulas}.`)).toEqual(expected);
  });

  test('code and single brackets are no evidence', () => {
    const code = '```\nsed "s/\\(foo\\)/\\(bar\\)/"\n```\n\n    grep \\(foo\\)\n\nand `\\(foo\\) \\(bar\\)`';
    expect(found(`Where \\(n\\) is even, \\(so.\n\n${code}`)).toEqual(['n']);
  });
});
