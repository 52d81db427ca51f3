const FUNCTIONS = new Set(
  'sin cos tan cot sec csc log ln lg exp lim max min sup inf det gcd arg mod rank'.split(' '),
);
const LATEX = /\\[A-Za-z]|(?<!\\)[\^_]|=/;

/**
 * Whether what stands between two dollar signs is a formula. As pandoc has it, no space follows the first, none comes
 * before the second, and no digit after it. The rest guards money, variables of the shell and other text.
 */
export function isDollarMath(before: string, content: string, after: string): boolean {
  if (content === '' || /^\s|\s$/.test(content) || /[\d{]/.test(after) || /[A-Za-z\d]/.test(before))
    return false;
  if (/[A-Za-z_]/.test(after) && /[:,.;/@(=-]$/.test(content)) return false;
  return !looksLikeProse(content) && (LATEX.test(content) || bracketsMatch(content));
}

/** `5 and costs` is no formula: it has words, and nothing of LaTeX. */
export function looksLikeProse(content: string): boolean {
  if (LATEX.test(content)) return false;
  const words = content.match(/(?<=^|\s)\p{Ll}{2,}(?=[\s,.;:]|$)/gu) ?? [];
  return /\s/.test(content) && words.some((word) => !FUNCTIONS.has(word));
}

/** Whether something between square brackets can be nothing but a formula. */
export function hasMathSigns(content: string): boolean {
  if (/\]\(|:\/\//.test(content)) return false;
  return LATEX.test(content) || /[<>+]/.test(content.replace(/\\./g, ''));
}

/** Brackets need not be of one kind: `[0, 1)`. */
function bracketsMatch(content: string): boolean {
  return content.split(/[([]/).length === content.split(/[)\]]/).length;
}
