import { describe, expect, test } from 'vitest';
import type { Block, Inline } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../index.js';

function read(markdown: string, readsCitations = false) {
  return parse(markdown, NO_METADATA, () => undefined, readsCitations);
}

/** The types of a paragraph's inlines with their texts. */
function shown(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.value;
      if (inline.type === 'inlineMath') return `<math ${inline.value}>`;
      if (inline.type === 'citation')
        return `<${inline.isNarrative ? 'narrative' : 'cite'} ${JSON.stringify(inline.cites.map(({ key, prefix, suffix, suppressAuthor }) => `${prefix}${suppressAuthor ? '-' : ''}${key}${suffix}`))}>`;
      return 'children' in inline ? `<${inline.type} ${shown(inline.children)}>` : `<${inline.type}>`;
    })
    .join('');
}

function paragraph(markdown: string, readsCitations = false): string {
  const [first] = read(markdown, readsCitations).blocks;
  return first?.type === 'paragraph' ? shown(first.children) : (first?.type ?? '');
}

describe('in running text, LaTeX is', () => {
  test.each([
    ['a quantity', 'at \\SI{5}{\\kilo\\gram}.', 'at <math \\SI{5}{\\kilo\\gram}>.'],
    ['a range', '(\\SIrange{1}{2}{\\m})', '(<math \\SIrange{1}{2}{\\m}>)'],
    ['a large first letter', '\\lettrine[lines=2]{M}{any} *a*', 'Many <emphasis a>'],
    ['coloured text', '\\textcolor{red}{a *b*} c', '<textColor a <emphasis b>> c'],
    ['a mark', '\\textbf{a \\emph{b} *c*} d', '<strong a <emphasis b> <emphasis c>> d'],
    ['a note', 'One\\footnote{Two}.', 'One<footnoteReference>.'],
    ['a link', '\\href{https://a.example/b\\_c}{here}', '<link here>'],
    ['a sign', '\\LaTeX{} \\ldots', 'LaTeX …'],
    ['left out', '\\noindent Text\\vspace{1em} on', 'Text on'],
    ['text without its arguments', '\\textbf and \\SI{5}', '\\textbf and \\SI{5}'],
    ['a path', 'C:\\textbf{a}', 'C:\\textbf{a}'],
    ['text that is unknown', '\\unknown{a}', '\\unknown{a}'],
    ['text without its end', '\\textbf{a', '\\textbf{a'],
  ])('%s: %j', (_, markdown, expected) => {
    expect(paragraph(markdown)).toBe(expected);
  });

  test.each([
    ['\\autocite{a,b}', '<cite ["a","b"]>'],
    ['\\cite[p. 3]{a}', '<cite ["a, p. 3"]>'],
    ['\\parencite[see][3]{a}', '<cite ["see a, 3"]>'],
    ['\\citet{a} says', '<narrative ["a"]> says'],
    ['\\citeyear{a}', '<cite ["a"]>'],
    ['\\citet[see][3]{a,b}', '<narrative ["see a"]>; <narrative ["b, 3"]>'],
    ['\\citeyearpar[3]{a}', '<cite ["-a, 3"]>'],
  ])('a citation where there are sources: %j', (markdown, expected) => {
    expect(paragraph(markdown, true)).toBe(expected);
    expect(paragraph(markdown)).toBe(markdown);
  });
});

const FIGURE = `Text
\\begin{figure}[h]
\\centering

\\includegraphics[width=0.5\\linewidth]{a.png} % first
\\includegraphics{b.png}
\\caption[Short]{A \\emph{cup}~of tea}\\label{fig:cup}
\\end{figure}
More`;

test('a figure has its pictures, its caption and its name', () => {
  const [before, figure, after] = read(FIGURE).blocks;
  expect([before?.type, after?.type]).toEqual(['paragraph', 'paragraph']);
  expect(figure).toMatchObject({ type: 'paragraph', anchors: ['fig:cup'], line: 2 });
  expect(figure?.type === 'paragraph' && shown(figure.caption ?? [])).toBe('A <emphasis cup>\u00a0of tea');
  const { images } = read(FIGURE);
  expect(images.map(({ url, width, alt }) => [url, width, alt])).toEqual([
    ['a.png', { unit: 'line', value: 0.5 }, 'A cup of tea'],
    ['b.png', undefined, 'A cup of tea'],
  ]);
});

const PARTS = [
  '\\begin{subfigure}[b]{0.45\\textwidth}\\includegraphics[width=\\textwidth]{a.png}\\caption{A \\emph{cup}}\\label{fig:a}\\end{subfigure}\\hfill\n\\begin{subfigure}[b]{0.45\\textwidth}\\includegraphics[width=\\textwidth]{b.png}\\caption{B}\\end{subfigure}\n\\begin{subfigure}{0.45\\textwidth}\\includegraphics[width=\\textwidth]{c.png}\\end{subfigure}',
  '\\subfloat[A \\emph{cup}\\label{fig:a}]{\\includegraphics[width=0.45\\textwidth]{a.png}}\n\\subfloat[B]{\\includegraphics[width=0.45\\textwidth]{b.png}}\\\\\n\\subfloat{\\includegraphics[width=0.45\\textwidth]{c.png}}',
  '\\subcaptionbox{A \\emph{cup}\\label{fig:a}}[0.45\\linewidth]{\\includegraphics[width=\\linewidth]{a.png}}\n\\subcaptionbox{B}[0.45\\linewidth]{\\includegraphics[width=\\linewidth]{b.png}}\n\n\\subcaptionbox{}[0.45\\linewidth]{\\includegraphics[width=\\linewidth]{c.png}}',
];

test.each(PARTS)('a figure of several has parts in rows, with their captions and names: %j', (parts) => {
  const [figure] = read(
    `\\begin{figure}\n${parts}\n\\caption{The whole}\\label{fig:all}\n\\end{figure}`,
  ).blocks;
  if (figure?.type !== 'sideBySide') throw new Error('not side by side');
  expect(figure).toMatchObject({ anchors: ['fig:all'], rows: [2, 1] });
  expect(shown(figure.caption ?? [])).toBe('The whole');
  const paragraphs = figure.children.flatMap(({ children }) => children);
  expect(
    paragraphs.map((each) => each.type === 'paragraph' && [each.anchors, shown(each.caption ?? [])]),
  ).toEqual([
    [['fig:a'], 'A <emphasis cup>'],
    [undefined, 'B'],
    [undefined, ''],
  ]);
});

function cells(block: Block | undefined): readonly (readonly string[])[] {
  if (block?.type !== 'table') return [];
  return block.rows.map((row) =>
    row.cells.map(({ children }) =>
      children.map((each) => (each.type === 'paragraph' ? plainText(each.children) : '')).join(),
    ),
  );
}

test.each([
  [
    'table',
    '\\begin{table}\\caption{Prices}\\label{tab:p}\n\\begin{tabular}{l|r}\n\\hline\nTea & 3 \\\\\n\\hline\n\\textbf{All} \\& more & $x$ \\\\\n\\end{tabular}\n\\end{table}',
  ],
  [
    'longtable',
    '\\begin{longtable}[]{p{5cm}r}\n\\caption{\\label{tab:p}Prices}\\tabularnewline\n\\toprule\nTea & 3 \\\\\n\\midrule\n\\endfirsthead\nAll \\& more & \\\\\n\\bottomrule\n\\end{longtable}\n\n[^1]: a | b',
  ],
])('a %s has its rows, its caption and its name', (_, markdown) => {
  const [table] = read(markdown).blocks;
  expect(table).toMatchObject({ type: 'table', align: [undefined, 'right'], anchors: ['tab:p'] });
  expect(table?.type === 'table' && plainText(table.caption ?? [])).toBe('Prices');
  const [first, second] = cells(table);
  expect([first, second?.[0], second?.length]).toEqual([['Tea', '3'], 'All & more', 2]);
});

test.each(['\\begin{figure}\nText\n\\end{figure}', '\\begin{table}\nno end'])('%j stays text', (markdown) => {
  expect(read(markdown).blocks.map(({ type }) => type)).toEqual(['paragraph']);
});

describe('a theorem has its kind, its title, its name and its text', () => {
  test.each([
    [
      '\\begin{theorem}[Newton]\\label{thm:a}\nA *cup*.\n\n- b\n\\end{theorem}',
      'theorem',
      'Newton',
      ['thm:a'],
      ['paragraph', 'list'],
    ],
    ['\\begin{lemma} \\label{lem:a} A cup. \\end{lemma}', 'lemma', '', ['lem:a'], ['paragraph']],
    ['\\begin{defn}\n\\label{def:a}\nA cup.\n\\end{defn}', 'definition', '', ['def:a'], ['paragraph']],
    ['\\begin{thm*}\nA cup.\n\n$$x$$\n\\end{thm*}', 'theorem', '', undefined, ['paragraph', 'math']],
    [
      '\\begin{proof}[Proof of \\ref{thm:a}]\nA cup.\n\\end{proof}',
      'proof',
      'of <crossReference>',
      undefined,
      ['paragraph'],
    ],
  ])('%j', (markdown, theorem, title, anchors, types) => {
    const [block, after] = read(`${markdown}\n\nAfter`).blocks;
    if (block?.type !== 'div') throw new Error('no div');
    expect([block.theorem, shown(block.title), block.anchors]).toEqual([theorem, title, anchors]);
    expect(block.children.map(({ type }) => type)).toEqual(types);
    expect(block.isUncounted).toBe(theorem === 'proof' || markdown.includes('*}') || undefined);
    const [text] = block.children;
    expect(text?.type === 'paragraph' && shown(text.children)).toMatch(/^A (?:cup|<emphasis cup>)\.$/);
    expect(after).toMatchObject({ type: 'paragraph' });
  });

  test('a theorem without an end stays text', () => {
    expect(read('\\begin{theorem}\nText').blocks).toMatchObject([{ type: 'paragraph' }]);
  });
});
