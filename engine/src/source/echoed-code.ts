/** A number of `echo`, or a range of them: those with a minus sign leave out what they name. */
const CHOICE = /^(-?\d+)(?::(-?\d+))?$/;

/**
 * What of the code of a chunk is shown where `echo` has numbers: of R its expressions, of other languages its lines; `2:3` shows only
 * these, `-1` all but the first (knitr, "Chunk options").
 */
export function echoedCode(code: string, echo: readonly string[], isR: boolean): string {
  const ranges = echo.map((each) => CHOICE.exec(each.trim()));
  if (ranges.length === 0 || ranges.includes(null)) return code;
  const among = (number: number): boolean =>
    ranges.some((range) => {
      const [, first = '', last = first] = range ?? [];
      const [from, to] = [Number(first), Number(last)];
      return from <= to ? from <= number && number <= to : to <= number && number <= from;
    });
  const leavesOut = echo.some((each) => each.trim().startsWith('-'));
  const lines = code.replace(/\n$/, '').split('\n');
  return (isR ? expressionsOf(lines) : lines)
    .filter((_, index) => (leavesOut ? !among(-index - 1) : among(index + 1)))
    .join('\n');
}

const TEXT_OR_COMMENT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|#.*$/gm;
/** An operator at the end of a line: the expression goes on below. */
const GOES_ON = /(?:[-+*/^~<=&|,:$@]|%[^%\s]*%|[|\\]>|\belse)\s*$/;

/** Lines of R as the expressions that they make up, each with the comments and blank lines above it. */
function expressionsOf(lines: readonly string[]): readonly string[] {
  const expressions: string[] = [];
  let open: string[] = [];
  let depth = 0;
  for (const line of lines) {
    open.push(line);
    const bare = line.replace(TEXT_OR_COMMENT, (part) => (part.startsWith('#') ? '' : 'x'));
    for (const sign of bare) depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (depth > 0 || bare.trim() === '' || GOES_ON.test(bare)) continue;
    expressions.push(open.join('\n'));
    open = [];
  }
  if (open.length > 0) expressions.push(open.join('\n'));
  return expressions;
}
