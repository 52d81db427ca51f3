/** The code of a diagram as the library is given it. */
interface PreparedCode {
  readonly code: string;
  /** How many lines the library leaves out at its beginning before it counts. */
  readonly linesBefore: number;
}

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?:\n|$)/;
const COMMENT = /^[ \t]*%%(?!\{).*$/gm;
/** Themes that are light on dark: a page is white. */
const DARK_THEME = /(\btheme\b["']?\s*:\s*)(["']?)(?:dark|neo-dark|redux-dark(?:-color)?)\2(?=[\s,}]|$)/gm;
/** Formulas, which only a browser can draw: without their signs, they are text. */
const FORMULA = /\$\$(.+?)\$\$/g;

/** Words with a tag of HTML that changes their looks: in a drawing without HTML, the tag would be printed. */
const FORMATTED =
  /<(b|i|u|s|em|strong|small|big|sub|sup|code|tt|kbd|mark|del|ins|span|font|center)\b[^<>]*>((?:(?!<\/?\1\b)[^\n])*)<\/\1>/gi;
/** Tags within tags, at most so deep. */
const MAX_DEPTH = 5;

function withoutFormatting(code: string): string {
  let text = code;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const inner = text.replace(FORMATTED, '$2');
    if (inner === text) break;
    text = inner;
  }
  return text;
}

/** A text between quotation marks, and signs in it that the library would drop where they begin no tag. */
const QUOTED = /"[^"\n]*"/g;
const TAG_OR_SIGN = /<\/?[a-z][^<>]*>|[<>]/gi;

const SIGNS: Readonly<Record<string, string>> = { '<': '#lt;', '>': '#gt;' };

/** Empties comments, so that the library counts lines as the text does, and takes out what has no place on paper. */
export function prepared(written: string): PreparedCode {
  const text = written.replace(/\r\n?/g, '\n').replace(/\t/g, '    ');
  const code = withoutFormatting(text)
    .replace(COMMENT, '')
    .replace(DARK_THEME, '$1$2default$2')
    .replace(FORMULA, '$1')
    .replace(QUOTED, (words) => words.replace(TAG_OR_SIGN, (part) => SIGNS[part] ?? part));
  const front = FRONT_MATTER.exec(code)?.[0] ?? '';
  const rest = code.slice(front.length);
  const blank = /^\s*\n/.exec(rest)?.[0] ?? '';
  return { code, linesBefore: newlines(front) + newlines(blank) };
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
