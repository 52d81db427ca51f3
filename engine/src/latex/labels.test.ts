import { expect, test } from 'vitest';
import type { DisplayMath, InlineMath } from '../model/document.js';
import { NO_FORMULA_LABELS } from '../model/formula-labels.js';
import { formulaLabels } from './labels.js';

const formula = (value: string, more: Partial<DisplayMath> = {}): DisplayMath => ({
  type: 'math',
  value,
  line: 1,
  ...more,
});

const inline = (value: string): InlineMath => ({ type: 'inlineMath', value, line: 1 });

/** Numbers by name, and of each formula its names, its LaTeX and its number as a whole. */
function labelsOf(...formulas: readonly (DisplayMath | InlineMath)[]) {
  const { numbers, names, latex, whole } = formulaLabels(formulas);
  return {
    numbers: Object.fromEntries(numbers),
    formulas: formulas.map((each) =>
      each.type === 'math' ? [names.get(each), latex.get(each), whole.get(each)] : [],
    ),
  };
}

test('formulas without labels and tags have no numbers', () => {
  expect(formulaLabels([formula('a'), inline('b \\label{x}')])).toBe(NO_FORMULA_LABELS);
});

test('formulas with a name are counted, wherever the name is written', () => {
  expect(
    labelsOf(
      formula('a = b \\label{ first } '),
      formula('c'),
      formula('d', { label: 'second' }),
      formula('e \\label {third} \\label{also}', { label: 'outside' }),
    ),
  ).toEqual({
    numbers: { first: '1', second: '2', third: '3', also: '3', outside: '3' },
    formulas: [
      [['first'], 'a = b', 1],
      [undefined, undefined, undefined],
      [['second'], 'd', 2],
      [['third', 'also', 'outside'], 'e', 3],
    ],
  });
});

test('numbers that an author gives are kept and not used again, those of inline formulas neither', () => {
  expect(
    labelsOf(
      formula('a', { label: 'one' }),
      formula('b \\tag{2}', { label: 'two' }),
      formula('c', { tag: '3', label: 'three' }),
      inline('d \\tag{1}'),
      formula('e', { label: 'next' }),
      formula('f', { tag: 'A.1' }),
    ),
  ).toEqual({
    numbers: { one: '4', two: '2', three: '3', next: '5' },
    formulas: [
      [['one'], 'a', 4],
      [['two'], 'b \\tag{2}', undefined],
      [['three'], 'c \\tag{3}', undefined],
      [],
      [['next'], 'e', 5],
      [[], 'f \\tag{A.1}', undefined],
    ],
  });
});

test('the first formula with a name keeps it', () => {
  const { numbers } = labelsOf(
    formula('a', { label: 'x' }),
    formula('b \\label{x}'),
    formula('c \\tag{9} \\label{x}'),
    formula('d', { tag: '8', label: 'x' }),
  );
  expect(numbers).toEqual({ x: '1' });
});

test('each row with a label has a number of its own', () => {
  const rows =
    '\\begin{align} a \\label{r1} \\\\ b \\\\ c \\tag{C} \\label{r2} \\\\ d \\label{r3} \\label{r4} \\end{align}';
  expect(labelsOf(formula(rows, { label: 'all' }))).toEqual({
    numbers: { r1: '1', r2: 'C', r3: '2', r4: '2', all: 'C' },
    formulas: [
      [
        ['r1', 'r2', 'r3', 'r4', 'all'],
        '\\begin{align} a \\tag{1} \\\\ b \\\\ c \\tag{C}  \\\\ d \\tag{2}  \\end{align}',
        undefined,
      ],
    ],
  });
});

test('a label of all rows has the number of the first, and a new one if none is numbered', () => {
  const rows = (content: string) => formula(`\\begin{gather*}${content}\\end{gather*}`, { label: 'all' });
  expect(labelsOf(rows('a \\label{r} \\\\ b')).numbers).toEqual({ r: '1', all: '1' });
  expect(labelsOf(rows('a \\\\ b'))).toEqual({
    numbers: { all: '1' },
    formulas: [[['all'], '\\begin{gathered}a \\\\ b\\end{gathered}', 1]],
  });
});

test('a formula with one number has no rows with numbers of their own', () => {
  const latexOf = (value: string) => labelsOf(formula(value, { label: 'x' })).formulas[0]?.[1];
  expect(latexOf('\\begin{align*} a \\notag \\\\ b \\nonumber \\end{align*}')).toBe(
    '\\begin{aligned} a  \\\\ b  \\end{aligned}',
  );
  expect(latexOf('\\begin{alignat}{2} a \\end{alignat}')).toBe('\\begin{alignedat}{2} a \\end{alignedat}');
  expect(latexOf('\\begin{flalign} a \\end{flalign}')).toBe('\\begin{aligned} a \\end{aligned}');
  expect(latexOf('\\begin{equation} a \\end{equation}')).toBe('a');
  expect(latexOf('\\begin{equation*} \\notagged \\end{equation*}')).toBe('\\notagged');
});

test('a tag beside a formula stands in it, and commands that only begin with tag or label are none', () => {
  expect(labelsOf(formula(' \\begin{align} a \\end{align} ', { tag: '7' })).formulas).toEqual([
    [[], '\\begin{aligned} a \\end{aligned} \\tag{7}', undefined],
  ]);
  expect(labelsOf(formula('\\tagged a', { label: 'x' })).formulas).toEqual([[['x'], '\\tagged a', 1]]);
  expect(labelsOf(formula('\\labels a', { tag: '1' })).formulas).toEqual([
    [[], '\\labels a \\tag{1}', undefined],
  ]);
  expect(labelsOf(formula('a \\tag*{i} \\label{y}')).numbers).toEqual({ y: 'i' });
});
