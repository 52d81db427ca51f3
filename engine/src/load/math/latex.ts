import temml from 'temml';
import { UnsupportedMath } from './mathml.js';
import { expandPackages } from './packages/index.js';
import { MACROS } from './packages/macros.js';

/** Longer formulas are data or an attack; the longest in a textbook has about a tenth of this. */
const MAX_LENGTH = 20_000;
/** The maximum nesting of braces: far more than is readable. Deeper nesting would overflow the library's stack. */
const MAX_BRACES = 60;
/** The maximum number of macro expansions, including those of the library. */
const MAX_EXPANSIONS = 1000;
/**
 * The approximate number of characters that the macros of a formula may produce: each expansion may repeat the
 * whole source.
 */
const MAX_EXPANDED = 200_000;
/** The maximum length of the library's output for a formula. */
const MAX_MARKUP = 2_000_000;
/** Distances in em. */
const MAX_SIZE: [number, number] = [20, 20];

const DEFINES_MACROS = /\\(?:[egx]?def|(?:future|global)?let|(?:re)?newcommand|providecommand)(?![A-Za-z])/;

/** Environments that LaTeX allows only in display formulas. Inline formulas may have them, too, since table cells have no others. */
const DISPLAYED = /^(?!.*\\tag).*\\begin\{(?:align|alignat|gather|equation|split|multline|CD)\*?\}/s;

/** Converts LaTeX to MathML, with Temml. Throws an `UnsupportedMath` if that is not possible. */
export function latexToMathML(latex: string, display: boolean): string {
  if (latex.length > MAX_LENGTH) throw new UnsupportedMath('it is too long');
  if (nestingOf(latex) > MAX_BRACES) throw new UnsupportedMath('it is nested too deeply');
  const known = expandPackages(withKnownNames(latex));
  const markup = render(known, display || DISPLAYED.test(known));
  if (markup.length > MAX_MARKUP) throw new UnsupportedMath('it is too long');
  return markup;
}

function render(latex: string, displayMode: boolean): string {
  const maxExpand = DEFINES_MACROS.test(latex)
    ? Math.min(MAX_EXPANSIONS, Math.ceil(MAX_EXPANDED / latex.length))
    : MAX_EXPANSIONS;
  try {
    return temml.renderToString(latex, {
      displayMode,
      throwOnError: true,
      maxExpand,
      maxSize: MAX_SIZE,
      // The library keeps the definitions of a formula in this object, so each formula has its own.
      macros: { ...MACROS },
    });
  } catch (error) {
    // This also catches the library's own errors and stack overflows: no formula may stop a
    // conversion.
    throw new UnsupportedMath(reasonOf(error));
  }
}

/** Environments, with the names of their equivalents in the library. */
const ENVIRONMENTS = { cases: 'cases', dmath: 'gather*', flalign: 'align', tabular: 'array' } as const;

/** Names of functions as scripts, which MathJax accepts without braces: `x_\max`. */
const SCRIPT_NAMES = /([_^])\s*(\\(?:arg|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|sup)(?![A-Za-z]))/g;

/** Limits behind the sign of a script instead of before it, `\sum_\limits{i}`; another sign may follow, `\sum_\limits^n`. */
const SCRIPT_LIMITS = /([_^])\s*(\\(?:no)?limits)(?![A-Za-z])(\s*[_^])?/g;

/** A sign of a script that Markdown has escaped behind an operator, where LaTeX would print it: `\sum\_\limits{i}`, `\int\_{a}`. */
const ESCAPED_SCRIPT =
  /(\\(?:(?:co)?prod|sum|i{0,3}int|oint|big(?:cap|cup|oplus|otimes|vee|wedge)|lim|max|min|sup|inf|(?:no)?limits)\s*)\\(?=[_^]\s*[\\{\w])/g;

/** Commands that the library knows under other names. A definition may also replace one of the library's names. */
function withKnownNames(latex: string): string {
  return (
    latex
      // A control space at the end has lost its space.
      .replace(/(?<!\\)(?:\\\\)*\\$/, '$& ')
      .replace(SCRIPT_NAMES, '$1{$2}')
      .replace(ESCAPED_SCRIPT, '$1')
      .replace(SCRIPT_LIMITS, (_, sign: string, limits: string, next?: string) => limits + (next ?? sign))
      .replace(/\\require\s*\{[^{}]*\}/g, '')
      .replace(
        /\\(begin|end)\{(flalign|dmath|tabular|cases)(\*?)\}/g,
        (_, edge: string, name: keyof typeof ENVIRONMENTS, star: string) =>
          `\\${edge}{${ENVIRONMENTS[name]}${name === 'flalign' ? star : ''}}`,
      )
      .replace(/\\(?:begin|end)\{(?:(?:display)?math|subequations)\}/g, '')
      .replace(
        /\\DeclareMathOperator(\*?)\s*\{?\s*(\\[A-Za-z]+)\s*\}?\s*(\{[^{}]*\})/g,
        '\\newcommand{$2}{\\operatorname$1$3}',
      )
      .replace(/\\(begin|end)\{eqnarray\*?\}/g, (_, edge) =>
        edge === 'begin' ? '\\begin{array}{rcl}' : '\\end{array}',
      )
      .replace(
        /\\newcommand\*?\s*(?:\{\s*(\\[A-Za-z]+)\s*\}|(\\[A-Za-z]+))/g,
        (_, braced: string | undefined, bare: string | undefined) =>
          `\\providecommand{${braced ?? bare}}{}\\renewcommand{${braced ?? bare}}`,
      )
  );
}

/** The library's message without the position, which it marks by underlining characters. */
function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'it is nested too deeply';
  // The library fails in other ways where something is missing, as at the end of `x_`.
  if (!(error instanceof Error && error.name === 'ParseError')) return 'it is not valid LaTeX';
  const [reason = ''] = error.message.split(/ at (?:position \d+|end of input)|\n/, 1);
  return reason.trim().replace(/\.$/, '');
}

function nestingOf(latex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of latex.matchAll(/\\(?:begin|end|left|right)(?![A-Za-z])|\\.|[{}]/gs)) {
    if (token === '{' || token === '\\begin' || token === '\\left') depth++;
    else if (token === '}' || token === '\\end' || token === '\\right') depth--;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
