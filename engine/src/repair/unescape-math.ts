/** Common commands in formulas. If two backslashes precede one of them, an exporter has added one. */
const COMMANDS =
  'alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi|Omega|[dt]?frac|sqrt|sum|prod|i{0,2}int|oint|lim|left|right|[Bb]ig{1,2}[lr]?|math(?:bb?|bf|cal|rm|sf|it|tt|frak|scr)|boldsymbol|bm|text(?:bf|it|rm|tt|sc)?|operatorname|begin|end|cdot|cdots|ldots|dots|vdots|ddots|times|div|pm|mp|leq?|geq?|neq?|ll|gg|approx|equiv|cong|sim|simeq|propto|infty|partial|nabla|to|in|notin|ni|subset|subseteq|supset|supseteq|cup|cap|setminus|emptyset|varnothing|forall|exists|neg|land|lor|implies|iff|mapsto|(?:long)?(?:left|right|leftright)arrow|(?:Left|Right|Leftright)arrow|uparrow|downarrow|hat|widehat|bar|overline|underline|vec|tilde|widetilde|d?dot|overbrace|underbrace|log|ln|exp|sin|cos|tan|cot|sinh|cosh|tanh|arctan|max|min|sup|inf|arg|det|dim|ker|gcd|bmod|pmod|quad|qquad|binom|choose|mid|parallel|perp|angle|degree|circ|ast|star|oplus|otimes|langle|rangle|lfloor|rfloor|lceil|rceil|lvert|rvert|lVert|rVert|ell|hbar|Re|Im|prime|displaystyle|boxed|tag|label|substack|middle|therefore|because|triangle|limits|nolimits';
const DOUBLED_COMMAND = new RegExp(String.raw`(?<!\\)\\\\(?=(?:${COMMANDS})(?![A-Za-z]))`, 'g');

/** Characters that never follow a single backslash in LaTeX formulas, or mean the same without it. */
const NEEDLESS = /(?<!\\)\\(?=[=\-+<*[\]^()]|\.\d)/g;
const SUBSCRIPT = /(?<!\\)\\_(?=[{\\])/g;

/** Removes Markdown's escapes from a formula, if it contains any that LaTeX cannot have meant. */
export function unescapeMath(latex: string): string {
  if (isEscapedThroughout(latex)) return latex.replace(ESCAPE, '$1');
  return latex.split(TEXT).map(mendPart).join('');
}

/** Characters that exporters escape. A single backslash before the others is LaTeX's own: `\{`, `\,`, `\%`, `\$`. */
const ESCAPE = /\\([\\=\-+<>*[\]^()_.!~&`])/g;

/** Whether a program has escaped everything: no command has a single backslash, and no line ends with two. */
function isEscapedThroughout(latex: string): boolean {
  if (/(?<!\\)(?:\\\\)*\\[A-Za-z]/.test(latex) || /(?<!\\)\\\\(?=\s|$)/.test(latex)) return false;
  return isEscaped(latex);
}

function isEscaped(latex: string): boolean {
  return [NEEDLESS, SUBSCRIPT, DOUBLED_COMMAND].some((sign) => latex.search(sign) >= 0);
}

/** Text in a formula, in which underscores are literal. The capture group keeps it when a formula is split. */
const TEXT = /(\\(?:text[a-z]*|mbox|math(?:rm|tt|sf)|operatorname\*?|label|tag|(?:eq)?ref)\s*\{[^{}]*\})/;

/** Repairs a part of a formula with some intact commands; parts with an odd index are text. */
function mendPart(part: string, index: number): string {
  if (index % 2 === 1) return part;
  const mended = part
    .replace(DOUBLED_COMMAND, '\\')
    .replace(/(\\(?:left|right|middle|[Bb]ig{1,2}[lr]?)\s*)\\\\(?=[{}|])/g, '$1\\')
    .replace(NEEDLESS, '')
    .replace(SUBSCRIPT, '_')
    // After a single letter or the end of a command: `x\_i`; `max\_len` may be a name.
    .replace(/(?<=(?:^|[^A-Za-z\\])[A-Za-z]|\\[A-Za-z]{1,20}|[})\]])\\_(?=[A-Za-z\d](?![A-Za-z]))/g, '_');
  return withoutEnvironment(mended);
}

/** In a formula without rows, reduces two backslashes before a brace or a spacing command to one. */
function withoutEnvironment(latex: string): string {
  if (!latex.includes('\\\\') || latex.includes('\\begin')) return latex;
  const [opening, closing] = [latex.split('\\\\{').length, latex.split('\\\\}').length];
  const braces = opening === closing ? latex.replace(/(?<!\\)\\\\(?=[{}])/g, '\\') : latex;
  return braces.replace(/(?<!\\)\\\\(?=[,;!|])/g, '\\');
}
