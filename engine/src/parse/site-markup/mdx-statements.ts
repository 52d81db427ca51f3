import type { TextDialect } from '../../api/text-dialect.js';
import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

/** One or more in a line, separated by semicolons. */
const IMPORT =
  /^import\s+(?:[\w*{}\s,$]+\s+from\s+)?(["'])[^"'\n]+\1(?:\s*;\s*import\s+(?:[\w*{}\s,$]+\s+from\s+)?(["'])[^"'\n]+\2)*\s*;?$/;
/** An import before another statement in its line. */
const IMPORT_BEFORE = /^import\s+[^"'\n;]*(["'])[^"'\n]+\1\s*;\s*(?=export\s)/;
const IMPORT_START = /^import\s+(?:\w+\s*,\s*)?\{[\w\s,$]*$/;
/**
 * The beginning of a statement, up to something that does not occur in a sentence: a name with a value, a function with its
 * parenthesis, an expression.
 */
const EXPORT =
  /^export\s+(?:(?:const|let|var)\s+(?:[\w$]+|[{[][^=]*[}\]])\s*(?::[^=]+)?=|(?:default\s+)?(?:async\s+)?function\b[\s*\w$]*\(|default\s+(?:[({[<]|class\b|[\w$.]+\s*(?:[;(]|$)))/;
/** A line that begins or ends a component. */
const COMPONENT = /^[ \t]*<\/?[A-Z][a-z]\w*(?:[\s>./]|$)/;
/** A text as an expression, outside an attribute. */
const LITERAL = /(?<![\\$={])\{\s*(["'])([^"'{}\\<>\n]*)\1\s*\}(?!\})/g;
/** The same between backticks, which are those of code in other texts; or code between several backticks. */
const TEMPLATE = /(`{2,})(?!`).*?(?<!`)\1(?!`)|(?<![\\$={`])\{`([^`$\\\n]*)`\}(?!`)/g;
/** The most lines of a statement. */
const MAX_LINES = 200;

/** Leaves out MDX's statements, `import … from '…'` and `export const …`, and its comments. */
export function mdxStatements(lines: SiteLines, dialect?: TextDialect): void {
  if (dialect === 'github' || dialect === 'prompt') return;
  comments(lines);
  mdxPictures(lines);
  let isMdx = dialect === 'mdx';
  for (let index = lines.firstLine; index < lines.length && !isMdx; index++)
    isMdx = !lines.isCode(index) && COMPONENT.test(lines.at(index));
  if (isMdx) literals(lines);
  if (dialect === 'mdx') templates(lines);
  let isTop = true;
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (line === '') continue;
    const end = lines.isCode(index) || !(isTop || isMdx) ? undefined : statementEnd(lines, index, isMdx);
    if (end === undefined) isTop = false;
    else {
      lines.leaveOut(index, end);
      index = end - 1;
    }
  }
}

function statementEnd(lines: SiteLines, index: number, isMdx: boolean): number | undefined {
  const line = isMdx ? lines.at(index).replace(IMPORT_BEFORE, '') : lines.at(index);
  // Elsewhere, code without fences may look like this.
  if (IMPORT.test(line)) return isMdx || endsImports(lines, index) ? index + 1 : undefined;
  if (!isMdx) return undefined;
  if (IMPORT_START.test(line)) {
    for (let end = index + 1; end < Math.min(lines.length, index + MAX_LINES); end++)
      if (/^\}\s*from\s+["'][^"'\n]+["'];?$/.test(lines.at(end))) return end + 1;
    return undefined;
  }
  if (!EXPORT.test(line)) return undefined;
  let depth = 0;
  for (let end = index; end < Math.min(lines.length, index + MAX_LINES); end++) {
    const text = lines.at(end).replace(/(["'`])(?:\\.|(?!\1).)*\1/g, '');
    for (const sign of text) depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (depth <= 0) return end + 1;
  }
  return undefined;
}

/** Whether after imports at the top comes a blank line, so that they are not the beginning of code. */
function endsImports(lines: SiteLines, index: number): boolean {
  let end = index;
  while (IMPORT.test(lines.at(end))) end++;
  return lines.at(end) === '';
}

/** Texts that are written as expressions, `{'text'}` and `{" "}`, are read as these texts. */
function literals(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++)
    if (!lines.isCode(index) && /\{\s*["']/.test(lines.at(index)))
      lines.set(
        index,
        outsideCode(lines.at(index), (line) => line.replace(LITERAL, '$2')),
      );
}

/** Texts that are written as templates without values, `` {`a<b>`} ``, are read as these texts, none of whose signs are markup. */
function templates(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++)
    if (!lines.isCode(index) && lines.at(index).includes('{`'))
      lines.set(
        index,
        lines
          .at(index)
          .replace(TEMPLATE, (whole, code: string | undefined, text: string) =>
            code === undefined ? text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`) : whole,
          ),
      );
}

/** Comments on lines of their own, also in quotations. */
function comments(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    if (lines.isCode(index) || !/^[ \t>]*\{\/\*/.test(lines.at(index))) continue;
    for (let end = index; end < Math.min(lines.length, index + MAX_LINES); end++) {
      if (!lines.at(end).includes('*/}')) continue;
      if (!lines.at(end).endsWith('*/}')) break;
      lines.leaveOut(index, end + 1, 'comment');
      index = end;
      break;
    }
  }
  for (let index = lines.firstLine; index < lines.length; index++) {
    if (lines.isCode(index) || !lines.at(index).includes('{/*')) continue;
    commentsInLine(lines, index);
    commentOverLines(lines, index);
  }
}

/** A comment that begins in running text and ends on another line of its paragraph becomes one of HTML. */
function commentOverLines(lines: SiteLines, index: number): void {
  const start = lines.at(index).lastIndexOf('{/*');
  if (start < 0 || lines.at(index).slice(0, start).includes('`')) return;
  for (let end = index + 1; end < Math.min(lines.length, index + MAX_LINES); end++) {
    const line = lines.at(end);
    const [before = '', after] = line.split('*/}', 2);
    if (line.trim() === '' || before.includes('{/*') || before.includes('--')) return;
    if (after === undefined) continue;
    lines.set(index, lines.at(index).replace(/\{\/\*(?!.*\{\/\*)/, '<!--'));
    lines.set(end, line.replace('*/}', '-->'));
    return;
  }
}

/** A name in a comment at the end of a heading is its id, as in Docusaurus. */
const NAMED_HEADING = /^([ \t>]*#{1,6}[ \t].*?)[ \t]*\{\/\*[ \t]*#?([\w-]+)[ \t]*\*\/\}$/;
const IN_LINE = /[ \t]*\{\/\*.*?\*\/\}/g;

function commentsInLine(lines: SiteLines, index: number): void {
  const [heading, text, name] = NAMED_HEADING.exec(lines.at(index)) ?? [];
  const left = outsideCode(text ?? lines.at(index), (line) =>
    line.replace(IN_LINE, () => {
      lines.noteComment(index);
      return '';
    }),
  );
  lines.set(index, heading === undefined ? left : `${left} {#${name}}`);
}

/** `import tides from './tides.png'`, also after another import in its line. */
const PICTURE_IMPORT =
  /(?:^|;)\s*import\s+([\w$]+)\s+from\s+(["'])([^"'\n]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp))(?:\?[\w=&]*)?\2/gi;
/** `src={require('./tides.png').default}`, `src={useBaseUrl('img/tides.png')}`, `src={tides}`, `src={'tides.png'}`. */
const SOURCE =
  /\bsrc=\{\s*(?:(?:(?:require|import|useBaseUrl|\$?withBase)\(\s*)?(["'`])([^"'`\n{}$]+)\1\s*\)?(?:\.default)?|([\w$]+)(?:\.src)?)\s*\}/g;

/** Writes the pictures that components of MDX name by an expression as their addresses. */
function mdxPictures(lines: SiteLines): void {
  // Of several texts that are joined, each has its own imports above its components.
  const imported = new Map<string, string>();
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index)) continue;
    if (/\bimport\b/.test(line))
      for (const [, name = '', , path = ''] of line.matchAll(PICTURE_IMPORT)) imported.set(name, path);
    if (!line.includes('src={')) continue;
    lines.set(
      index,
      line.replace(SOURCE, (whole, _quote, path: string | undefined, name: string | undefined) => {
        const address = path ?? imported.get(name ?? '');
        return address === undefined ? whole : `src="${address}"`;
      }),
    );
  }
}
