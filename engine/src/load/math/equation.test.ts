import { describe, expect, test } from 'vitest';
import type { MathContent, MathNode, MathObject, MathRun } from '../../model/formula.js';
import { equationOf } from './equation.js';

/** A formula as tags: objects and their arguments without their properties, and the text of the runs. */
function structure(latex: string, display = false): string {
  const { formula, reason } = equationOf(latex, display);
  return formula === undefined ? `not converted: ${reason}` : tagged(formula.math);
}

function tagged(content: MathContent): string {
  return content.map(taggedNode).join('').replaceAll('\u200b', '');
}

function taggedNode(node: MathNode): string {
  switch (node.type) {
    case 'run':
      return node.text;
    case 'cell':
      return `<e>${tagged(node.content)}</e>`;
    case 'object': {
      const args = node.args.map(([name, content]) => `<${name}>${tagged(content)}</${name}>`);
      return `<${node.name}>${args.join('')}</${node.name}>`;
    }
  }
}

/** The objects and runs of a formula, each before those in it. */
function nodesOf(latex: string, display = false): (MathObject | MathRun)[] {
  const collect = (content: MathContent): (MathObject | MathRun)[] =>
    content.flatMap((node) => {
      if (node.type === 'cell') return collect(node.content);
      return node.type === 'run' ? [node] : [node, ...node.args.flatMap(([, inner]) => collect(inner))];
    });
  return collect(equationOf(latex, display).formula?.math ?? []);
}

describe('structure', () => {
  test.each([
    ['x^2', '<sSup><e>x</e><sup>2</sup></sSup>'],
    ['x_\\max^ \\min', '<sSubSup><e>x</e><sub>max</sub><sup>min</sup></sSubSup>'],
    ['x \\', 'x '],
    ['\\frac{a}{b}', '<f><num>a</num><den>b</den></f>'],
    ['\\sqrt[3]{x}', '<rad><deg>3</deg><e>x</e></rad>'],
    ['\\sum_{i=1}^n i = 3', '<nary><sub>i=1</sub><sup>n</sup><e>i</e></nary>=3'],
    ['\\int_0^1 x + 1\\,dx + y', '<nary><sub>0</sub><sup>1</sup><e>x+1\u2006dx</e></nary>+y'],
    ['\\sin x + 1', '<func><fName>sin</fName><e>x</e></func>+1'],
    ['\\left( a \\middle| b \\right]', '<d><e>a</e><e>b</e></d>'],
    ['|x| + |y|', '<d><e>x</e></d>+<d><e>y</e></d>'],
    ['P(A|B) = 1', 'P(A|B)=1'],
    ['\\hat{x}', '<acc><e>x</e></acc>'],
    ['\\bar{x}', '<bar><e>x</e></bar>'],
    ['\\overbrace{a}^b', '<limUpp><e><groupChr><e>a</e></groupChr></e><lim>b</lim></limUpp>'],
    ['{}^{14}C', '<sPre><sub></sub><sup>14</sup><e>C</e></sPre>'],
    ['\\prescript{14}{6}{C}', '<sPre><sub>6</sub><sup>14</sup><e>C</e></sPre>'],
    ['\\smash{x}', 'x'],
    ['\\text{(if) so}', '(if) so'],
    ['\\ce{SO4^2-}', '<sSubSup><e>SO</e><sub>4</sub><sup>2−</sup></sSubSup>'],
    ['\\binom{n}{k}', '<d><e><f><num>n</num><den>k</den></f></e></d>'],
    ['\\boxed{x}', '<borderBox><e>x</e></borderBox>'],
    [
      '\\left[\\begin{array}{c|c} a & b \\end{array}\\right]',
      '<d><e><m><mr><e>a</e></mr></m></e><e><m><mr><e>b</e></mr></m></e></d>',
    ],
  ])('%s', (latex, expected) => {
    expect(structure(latex)).toBe(expected);
  });

  test('limits are beside a sum in running text, and above and below it in display', () => {
    expect(nodesOf('\\sum_i x', false)[0]).toMatchObject({ properties: { limLoc: 'subSup' } });
    expect(nodesOf('\\sum_i x', true)[0]).toMatchObject({ properties: { limLoc: 'undOvr' } });
  });

  test.each([
    '\\sum_\\limits{i}^{n} x',
    '\\sum_ \\limits {i}^{n} x',
    '\\sum\\_\\limits_{i}^{n} x',
    '\\sum\\_\\limits{i}^{n} x',
    '\\sum\\limits\\_{i}^{n} x',
    '\\sum\\_{i}^{n} x',
  ])('limits behind the sign of a script: %s', (latex) => {
    expect(structure(latex, true)).toBe(structure('\\sum\\limits_{i}^{n} x', true));
  });

  test('a number stands at the right margin', () => {
    expect(nodesOf('x \\tag{2}', true)[0]).toMatchObject({ name: 'eqArr', properties: { maxDist: true } });
    expect(structure('x \\tag{2}', true)).toBe('<eqArr><e>x#<d><e>2</e></d></e></eqArr>');
  });
});

describe('letters', () => {
  test.each([
    ['\\mathbb{R}', 'ℝ', { script: 'double-struck' }],
    ['\\mathcal{L}', 'ℒ', { script: 'script' }],
    ['\\mathfrak{g}', '𝔤', { script: 'fraktur' }],
    ['\\mathbf{x}', '𝐱', { style: 'b' }],
    ['\\boldsymbol{x}', '𝒙', { style: 'bi' }],
    ['\\Gamma', 'Γ', { style: 'p' }],
    ['\\mathrm{d}', 'd', { normal: true }],
    ['\\textbf{bold}', 'bold', { normal: true }],
  ])('%s', (latex, text, letters) => {
    expect(nodesOf(latex)).toMatchObject([{ type: 'run', text, letters }]);
  });

  test('a colour applies to letters and to the lines of objects', () => {
    const looks = nodesOf('\\textcolor{red}{\\frac{a}{b}}').map(({ look }) => look.color);
    expect(looks).toEqual(['FF0000', 'FF0000', 'FF0000']);
  });
});

/** Each macro is twice as long as the one before it. */
const DOUBLING = Array.from({ length: 20 }, (_, index) => {
  const name = (at: number): string => `\\m${String.fromCharCode(97 + at)}`;
  return `\\def${name(index + 1)}{${name(index)}${name(index)}}`;
}).join('');

describe('a formula that cannot be converted gives a reason', () => {
  test.each([
    ['an unknown command', '\\unknown{x}', /Unsupported function name: \\unknown/],
    ['an open brace', '\\frac{a}{b', /./],
    ['a closing brace', 'a}', /./],
    ['two subscripts', 'x_a_b', /Double subscript/],
    ['a brace without its partner', '\\left( x', /./],
    ['an environment without its end', '\\begin{matrix} a', /./],
    ['an unknown environment', '\\begin{foo} a \\end{foo}', /No such environment/],
    ['a number in running text', 'x \\tag{1}', /\\tag works only in display mode/],
    ['a picture', '\\includegraphics{x.png}', /./],
    ['a reference', '\\ref{x}', /refers to another place/],
    ['a rule', '\\rule{1em}{2em}', /cannot draw lines/],
    ['a macro without end', '\\def\\a{\\a\\a}\\a', /Too many expansions/],
    ['macros that double', `\\def\\ma{x}${DOUBLING}\\mu`, /Too many expansions/],
    ['a long macro many times', `\\def\\a{${'x'.repeat(5000)}}${'\\a'.repeat(3000)}`, /Too many expansions/],
    ['a very long formula', 'x+'.repeat(20_000), /too long/],
    ['deep braces', '{'.repeat(5000) + '}'.repeat(5000), /nested too deeply/],
    ['deep fractions', '\\frac{1}{'.repeat(90) + '}'.repeat(90), /nested too deeply/],
    ['deep roots without braces', '\\sqrt'.repeat(3000), /./],
    ['deep brackets', '\\left('.repeat(500) + '\\right)'.repeat(500), /nested too deeply/],
  ])('%s', (_, latex, reason) => {
    const converted = equationOf(latex, false);
    expect(converted.formula).toBeUndefined();
    expect(converted.reason).toMatch(reason);
  });
});
