/**
 * How much of a text is escaped: only what is needed in nearly all texts, also what might be markup together with other
 * characters of the same text, or all punctuation.
 */
export type Caution = 'usual' | 'more' | 'most';

/** The place of a text, as far as its escapes depend on it. */
interface Surroundings {
  /** Whether it is in the text of a link, which a bracket would end, and in which addresses are not links. */
  readonly inLink: boolean;
}

const ENTITY = String.raw`&(?=#?\w{1,32};)`;
const TAG = '<(?=[A-Za-z/!?])';
const BACKSLASH = String.raw`\\(?=[!-/:-@[-${'`'}{-~\s]|$|(?:eq)?ref\{)`;
const ASTERISK = String.raw`(?<!\s)\*|\*(?!\s)`;
const UNDERSCORE = String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`;
const BRACKET = String.raw`\[(?=[\^[])|\[(?=[^\]]*\](?:[(:[{]|$))`;
const DOUBLED = String.raw`~(?=~)|(?<=~)~|%(?=%)|\{(?=\{)`;
/** A name or a text reference of bookdown. After a backslash, its bracket would begin a formula. */
const LABEL = String.raw`\((?=\\?#[\w-]+:|ref:)`;
const REFERENCE = '@(?=(?:fig|tbl|tab|lst|eqn?|sec)[:-])';
const ADDRESS = String.raw`:(?=//)|(?<=\b(?:mailto|www))[:.]|(?<=[\w.+-])@(?=[\w-]+\.)`;

const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'gu');
const ALWAYS = ['`', ENTITY, TAG, BACKSLASH, ASTERISK, UNDERSCORE, LABEL] as const;
const USUAL = pattern(...ALWAYS, BRACKET, DOUBLED, ADDRESS, REFERENCE);
const USUAL_IN_LINK = pattern(...ALWAYS, String.raw`[[\]]`, DOUBLED);
const MORE = pattern(String.raw`[\\${'`'}*_[\]<>&$~^=+%{}|]`, ADDRESS, String.raw`!(?=$)|\((?=\()`);
const ANY_SIGN = /[!-/:-@[-`{-~☐☑]/gu;

/** Text, escaped so that nothing in it is markup. The beginnings of lines are not examined. */
export function escaped(text: string, caution: Caution, { inLink }: Surroundings): string {
  switch (caution) {
    case 'usual':
      return withoutBreaks(text.replace(inLink ? USUAL_IN_LINK : USUAL, escapedSign));
    case 'more':
      return withoutBreaks(text.replace(MORE, escapedSign));
    case 'most':
      return withoutBreaks(text.replace(ANY_SIGN, asEntity));
  }
}

/** A line break that belongs to the text, which only HTML can express. */
function withoutBreaks(text: string): string {
  return text.replace(/[\r\n]/g, asEntity);
}

function escapedSign(sign: string): string {
  return sign === '(' ? asEntity(sign) : `\\${sign}`;
}

/** A character that no rule reads as markup: `&#42;`. */
export function asEntity(sign: string): string {
  return `&#${sign.codePointAt(0) ?? 0};`;
}

/** The beginning of a block at the beginning of a line, up to the character that is escaped. */
const BLOCK_STARTS = [
  /^(?=#{1,6}(?:\s|$)|#\+)/,
  /^(?=>)/,
  /^(?=[-+](?:\s|$))/,
  /^\d{1,9}(?=[.)](?:\s|$))/,
  /^(?:[a-z]|[ivxlcdm]{2,8}|#)(?=[.)](?:\s|$))/,
  /^[A-Z](?=\)(?:\s|$)|\.\s\s)/,
  /^[IVXLCDM]{2,8}(?=\)(?:\s|$)|\.(?:\s\s|$))/,
  /^\((?:[a-z]|[ivxlcdm]{2,8}|\d{1,9}|@[\w-]*)(?=\)(?:\s|$))/i,
  /^(?=(?:-\s*){2,}$|=+\s*$|===|~{3}|\+{2,}$)/,
  /^(?=:)/,
  /^Table(?=:\s)/,
  /^(?=\||\$\$)/,
  /^(?=%%|!!!|\?\?\?|\{[#:]|\^[a-z\d])/i,
  /^(?=\\(?!index\{)[a-z])/i,
];

const BRACKET_START = /^\\|^\[(?:!(?!\[)|[^\]]*\]:)/;

/** A line of a paragraph, escaped so that it does not begin another block. */
export function escapedLineStart(line: string): string {
  // A bracket after a backslash begins a formula where another one follows anywhere below.
  if (/^\\?\[/.test(line) && BRACKET_START.test(line)) return line.replace(/^\\?\[/, '&#91;');
  return escapedBlockStart(line);
}

/** A line that begins neither a heading, a list, a quotation, a caption nor any other block with a sign of its own. */
export function escapedBlockStart(line: string): string {
  for (const start of BLOCK_STARTS) {
    const found = start.exec(line)?.[0];
    if (found !== undefined) return `${found}\\${line.slice(found.length)}`;
  }
  return line;
}

/** White space at the ends of a line, which Markdown would remove; an ideographic space at its beginning stays, as it indents Chinese text. */
export function keptSpaces(line: string): string {
  return line
    .replace(/^[^\S\u3000]+/u, (spaces) => Array.from(spaces, asEntity).join(''))
    .replace(/\s+$/u, (spaces) => Array.from(spaces, asEntity).join(''));
}

/** A text between double quotation marks. */
export function quoted(text: string): string {
  return `"${text
    .replace(/\s+/g, ' ')
    .replace(/\\(?=[!-/:-@[-`{-~]|$)|"/g, '\\$&')
    .replace(/&(?=#?\w{1,32};)/g, '\\&')}"`;
}

/** The address of a link or picture. In the name of a heading, letters of all languages stay readable. */
export function address(url: string): string {
  const isName = url.startsWith('#');
  const safe = url
    .replace(/%(?![\da-f]{2})|[^\w%;/?:@&=+$,.!~*'()#-]/giu, (sign) =>
      isName && /[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : /\s/u.test(sign) ? '%20' : encodeSign(sign),
    )
    .replace(/[&](?=#?\w{1,32};)/g, '\\&');
  return balances(safe) ? safe : safe.replace(/[()]/g, '\\$&');
}

function encodeSign(sign: string): string {
  // Half of a surrogate pair is not a character and cannot be encoded.
  return /\p{Surrogate}/u.test(sign) ? '%EF%BF%BD' : encodeURIComponent(sign);
}

function balances(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    else if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** A text escaped for HTML, in an attribute or between tags. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign);
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text in the cell of a table: a pipe would end it, and one after a backslash does so, too. */
export function escapedPipes(text: string): string {
  return text.replace(/(?<!\\)\||(?<=\\)\|/g, '\\|');
}
