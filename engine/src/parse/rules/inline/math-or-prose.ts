export const FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc log ln lg exp lim max min sup inf det gcd arg mod rank'.split(' '),
);
const SYMBOL = String.raw`\\(?:alpha|approx|beta|cdot|circ|gamma|(?:left|right)arrow|mu|Omega|pm|sim|times|to)`;
/** `_2`, `^{+}`, `\cdot`, `^2\cdot`: with letters on both sides, these still are formulas. */
const RAISED_OR_SYMBOLS = new RegExp(String.raw`^(?:[\^_](?:\d|\{[^{}]*\}|${SYMBOL})|${SYMBOL})+$`);
const LATEX = /\\[A-Za-z]|(?<!\\)[\^_]|=/;

/**
 * Whether the text between two dollar signs is a formula. As in pandoc, there is no digit after the second
 * sign and usually no space inside the two. The other conditions exclude prices, shell variables and other text, such as
 * that between two names in italics: `_$filter_ and _$top_`.
 */
export function isDollarMath(before: string, content: string, after: string): boolean {
  if (content === '' || /[\d{]/.test(after)) return false;
  if (/^\s|\s$/.test(content) && !isSpacedMath(content)) return false;
  // `H$_2$O` and `kg$\cdot$m`.
  if (RAISED_OR_SYMBOLS.test(content)) return true;
  // `US$5` is not a formula, but `path$\geq 2$`, `10$^\circ$` and `0.3$x_1$` are.
  if (/[A-Za-z\d]/.test(before) && (/[A-Za-z\d]/.test(after) || !continuesWord(before, content)))
    return false;
  if (/[A-Za-z_]/.test(after) && /(?:[:,.;/@(=-]|(?<!\^)\*)$/.test(content)) return false;
  // The sign at the end has no script.
  if (/(?<!\\)[\^_]$/.test(content)) return false;
  return !looksLikeProse(content) && (LATEX.test(content) || bracketsMatch(content));
}

/** Whether a formula may directly follow a letter or a digit. */
function continuesWord(before: string, content: string): boolean {
  return (
    /^(?:\\[A-Za-z]{2}|[\^_][\\{\d])/.test(content) ||
    // `edge$e = (p, q)$`, but not the names of variables, `a$b_c$`.
    (/[a-z]/.test(before) && LATEX.test(content) && !/^\w*$/.test(content)) ||
    (/\d/.test(before) && /^[a-z]?[\\^_]\S*$/i.test(content))
  );
}

/** Whether text with spaces inside its delimiters, as Jupyter and MathJax allow, is a formula: one line with LaTeX and without words. */
function isSpacedMath(content: string): boolean {
  const trimmed = content.trim();
  if (/\n|^\s*$/.test(content) || /(?<![\\A-Za-z])[A-Za-z]{3}(?![^{}]*\})/.test(trimmed)) return false;
  return /\\[A-Za-z]|[A-Za-z})][\^_][A-Za-z\d\\{]|^[A-Za-z]\s*[<>=]/.test(trimmed);
}

/** `Visual Studio` or `Windows 10`: only words and numbers, beginning with a word. */
const ONLY_WORDS = /^\p{L}\p{Ll}{2,}(?:[\s,]+(?:\p{L}\p{Ll}+|\d[\d.]*))+$/u;
/** Text that programs write between escaped brackets: `#658`, a date, a version, an address. */
const REFERENCE = /^(?:\\?#\d+|\d{4}-\d\d(?:-\d\d)?|v?\d+(?:\.\d+){2,}|\w+:\/\/\S+)$/;

/** `5 and costs` is not a formula, and neither is `Visual Studio`: they have words, but no LaTeX. */
export function looksLikeProse(content: string): boolean {
  if (REFERENCE.test(content)) return true;
  if (LATEX.test(content)) return false;
  if (ONLY_WORDS.test(content)) return !content.split(/[\s,]+/).some((word) => FUNCTIONS.has(word));
  const words = content.match(/(?<=^|\s)\p{Ll}{2,}(?=[\s,.;:]|$)/gu) ?? [];
  return /\s/.test(content) && words.some((word) => !FUNCTIONS.has(word));
}

/** Whether the text between square brackets can only be a formula. */
export function hasMathSigns(content: string): boolean {
  // Links, addresses and HTML tags are not formulas.
  if (/\]\(|:\/\/|<\/[a-z]/i.test(content)) return false;
  return LATEX.test(content) || /[<>+]/.test(content.replace(/\\./g, ''));
}

/** Whether text between brackets has formulas of its own, other than in words of a formula, `\\text{for $x$}`. */
export function hasFormulas(content: string): boolean {
  if (!content.includes('$')) return false;
  return /(?<!\\)\$/.test(content.replace(/\\(?:text\w*|[mhf]box)\{[^{}]*\}/g, ''));
}

/** Brackets need not be of the same kind: `[0, 1)`. */
function bracketsMatch(content: string): boolean {
  return content.split(/[([]/).length === content.split(/[)\]]/).length;
}
