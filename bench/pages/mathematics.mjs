import { compose } from '../compose.mjs';

const FORMULAS = [
  'a^2 + b^2 = c^2',
  '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  '\\sum_{i=1}^{n} \\frac{1}{i^2}',
  '\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
  'f(x) = \\begin{cases} 1 & x > 0 \\\\ 0 & x \\le 0 \\end{cases}',
  '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1',
  '\\begin{aligned} a &= b + c \\\\ &= d \\end{aligned}',
];
const INLINE = ['x', 'a + b', 'n \\to \\infty', 'x_i', 'f(x)', '\\alpha', 'O(n \\log n)', 'x \\in A'];

/** Sections of text with inline and displayed formulas. */
export function writeMathematics() {
  const text = compose({ seed: 71, sections: 24, depths: [2, 3], blocks: ['paragraph', 'paragraph'] });
  let count = 0;
  return text
    .split('\n\n')
    .flatMap((block) => {
      if (!/^\w/.test(block)) return [block];
      count += 1;
      const inline = INLINE[count % INLINE.length];
      const formula = FORMULAS[count % FORMULAS.length];
      const withInline = block.replace(/, /, `, where $${inline}$ holds, `);
      return count % 3 === 0 ? [withInline, `$$${formula}$$`] : [withInline];
    })
    .join('\n\n');
}
