/** The Chinese numbers from 1 to 19. */
const CHINESE = ['', '十'].flatMap((ten) =>
  ['', ...'一二三四五六七八九'].map((one) => ten + one).filter((number) => number !== ''),
);

/** How lines are numbered that are no list in Markdown: the sign around a number, its last group, and which number that is. */
const FORMS: readonly (readonly [sign: RegExp, numberOf: (written: string) => number])[] = [
  // Sources, as `[1]` in the text refers to them.
  [/^\[(\d{1,3})\](?=[ \t]*[^\s:([])/, Number],
  // Numbers of a list have a space behind them in Markdown, and neither these signs nor these digits.
  [/^(\d{1,3})[.)．、）](?![\d.])/, Number],
  [/^([０-９]{1,2})[.．、)）]/, (written) => Number(written.normalize('NFKC'))],
  [/^（(\d{1,3})）/, Number],
  [/^([①-⑳])/, (written) => written.charCodeAt(0) - 0x245f],
  [/^([一二三四五六七八九十]{1,2})、/, (written) => CHINESE.indexOf(written) + 1],
  [/^（([一二三四五六七八九十]{1,2})）/, (written) => CHINESE.indexOf(written) + 1],
  // The clauses of a contract, below one number.
  [/^((?:\d{1,3}\.){1,2})(\d{1,3})[.、]?[ \t]+\S/, Number],
];

/** The answers of a question. Two lines that begin so may begin with names, as that of A. Einstein. */
const ANSWER = /^([A-Z])[.)．、](?=[ \t]+\S|[^ -~])/;
const MIN_ANSWERS = 3;

function areAnswers(lines: readonly string[]): boolean {
  return (
    lines.length >= MIN_ANSWERS &&
    lines.every((line, index) => ANSWER.exec(line)?.[1] === String.fromCharCode(0x41 + index))
  );
}

/** Whether lines are numbered one after the other, in a way that is no list in Markdown: `[1]`, `1、`, `（一）`, `①`, `A.`, `2.1`. */
export function areCounted(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (lines.length < 2) return false;
  if (/^[A-Za-z]/.test(first)) return areAnswers(lines);
  const form = FORMS.find(([sign]) => sign.test(first));
  if (!form) return false;
  const [sign, numberOf] = form;
  const found = lines.map((line) => sign.exec(line)?.slice(1) ?? []);
  const numbers = found.map((groups) => numberOf(groups.at(-1) ?? ''));
  const above = (groups: readonly string[]): string => groups.slice(0, -1).join('');
  const isBelowSame = found.every((groups) => above(groups) === above(found[0] ?? []));
  return isBelowSame && numbers.every((number, index) => number > 0 && number === (numbers[0] ?? 0) + index);
}
