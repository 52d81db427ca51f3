import type { StateBlock } from 'markdown-it';
import { Arguments } from '../../../latex/arguments.js';
import { kindOfName } from '../../../model/names/numbered-names.js';
import { type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';
import { divOf } from './fenced-divs.js';
import { endOf, type LatexPart, labelIn, latexParts } from './latex-parts.js';
import { type ColumnAlignment, pushInline, pushTable, type WrittenTable } from './table-tokens.js';

const BEGIN = /^\\begin\{((?:wrap|sideways)?figure\*?|(?:sideways)?table\*?|longtable|tabular[xy]?\*?)\}/;

/**
 * LaTeX's figures and tables in a text: `\begin{figure}` with `\includegraphics`, and `\begin{table}` or `longtable` with rows
 * of `tabular`, which may also stand alone; the caption and the name of both, which need not say what it names, as the environment does. The tokens are those of
 * MyST's figures and tables. One with something else in it stays text.
 *
 * @example
 * \begin{table}
 * \caption{Ports}\label{tab:ports}
 * \begin{tabular}{ll}
 * a & b \\
 * c & d
 * \end{tabular}
 * \end{table}
 * @example
 * \begin{figure}
 * \includegraphics{a.png}
 * \caption{A tide}
 * \end{figure}
 */
export const latexFloats: ContainerRow = {
  kind: 'block',
  name: 'latex_float',
  dialect: 'LaTeX',
  needs: ['\\begin{'],
  alt: ENDS_ANY,
  firstCharacters: '\\',
  container: { open: BEGIN, close: ([, name = '']) => endOf(name) },
  accepts: (state, lines) => floatAt(state, lines) !== undefined,
  read: latexFloat,
};

function floatAt(state: StateBlock, { startLine, lastLine }: ContainerLines): Float | undefined {
  return floatIn(state.getLines(startLine, lastLine + 1, state.blkIndent, false));
}

function latexFloat(state: StateBlock, lines: ContainerLines): void {
  const float = floatAt(state, lines);
  if (!float) return;
  const map: [number, number] = [lines.startLine, lines.lastLine + 1];
  const open = state.push('div_open', 'div', 1);
  open.map = map;
  const { rows, align, caption, name: label } = float;
  divOf.set(open, { kind: 'float', caption: rows ? 'first' : 'last', label });
  if (rows) pushTable(state, map, { rows, align, ...(caption !== '' && { caption: { text: caption } }) });
  else pushFigure(state, map, float);
  state.push('div_close', 'div', -1);
}

interface Float {
  readonly name: string | undefined;
  readonly caption: string;
  /** The pictures, as Markdown, row by row. */
  readonly pictures: readonly (readonly string[])[];
  /** Of a table, with the alignment of each column. */
  readonly rows: WrittenTable['rows'] | undefined;
  readonly align: readonly ColumnAlignment[];
}

function floatIn(latex: string): Float | undefined {
  const source = latex.replace(/(?<!\\)%.*/g, '');
  return figureOfParts(source) ?? wholeFloat(source);
}

function wholeFloat(source: string): Float | undefined {
  const captions: string[] = [];
  let rest = '';
  let end = 0;
  for (const { 0: start, index } of source.matchAll(/\\caption(?:of\{\w+\})?\*?(?=[\s[{])/g)) {
    const read = new Arguments(source, index + start.length);
    read.take('[');
    const text = read.take('{');
    if (text === undefined || index < end) continue;
    captions.push(text);
    rest += source.slice(end, index);
    end = read.position;
  }
  rest += source.slice(end);
  const name = labelIn(`${captions.at(-1) ?? ''}${rest}`);
  const alternative = plain(captions.at(-1) ?? '');
  const pictures = Array.from(rest.matchAll(new RegExp(PICTURE, 'g')), ([, options = '', path = '']) =>
    pictureOf(path.trim(), options, alternative),
  );
  const table = tabularIn(rest);
  if (!table && pictures.length === 0) return undefined;
  return {
    name: name?.trim(),
    caption: captionOf(captions),
    pictures: [pictures],
    rows: table?.rows,
    align: table?.align ?? [],
  };
}

/** A figure of several parts with their own captions, if it has a name under which they are counted. */
function figureOfParts(source: string): Float | undefined {
  const { parts, rest } = latexParts(source);
  const whole = parts.length < 2 ? undefined : wholeFloat(`${rest}\\includegraphics{}`);
  if (!whole || whole.rows || kindOfName(whole.name ?? '') !== 'figure') return undefined;
  const pictures = parts.map((row) => row.map((part) => partOf(part)));
  return { ...whole, pictures };
}

function partOf({ content, caption, name, share }: LatexPart): string {
  const [, options = '', path = ''] = PICTURE.exec(content) ?? [];
  const own = widthOf(options);
  const percent = own === undefined ? 100 : own.endsWith('%') ? Number.parseFloat(own) : undefined;
  const width = share === undefined || percent === undefined ? own : `${Math.round(share * percent)}%`;
  const attributes = [
    ...(name === undefined ? [] : [`#${name}`]),
    ...(width === undefined ? [] : [`width=${width}`]),
  ];
  return `![${asMarkdown(caption)}](<${path.trim()}>)${attributes.length > 0 ? `{${attributes.join(' ')}}` : ''}`;
}

/** The caption of the whole, followed by those of its parts. */
function captionOf(captions: readonly string[]): string {
  const whole = asMarkdown(captions.at(-1) ?? '');
  const parts = captions
    .slice(0, -1)
    .map((part, index) => `(${String.fromCharCode('a'.charCodeAt(0) + (index % 26))}) ${asMarkdown(part)}`);
  return [whole, ...parts].filter((each) => each !== '').join(' ');
}

/** Converts LaTeX's special characters. Its commands are parsed with the running text. */
function asMarkdown(latex: string): string {
  return latex
    .replace(/\\label\s*\{[^{}]*\}|\\protect(?![A-Za-z])|\\(?:small|footnotesize|centering)(?![A-Za-z])/g, '')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)~/g, '\u00a0');
}

/** A caption as plain text. */
function plain(latex: string): string {
  return asMarkdown(latex)
    .replace(
      /\\[A-Za-z]*[cC]ite[a-z]*\*?(?:\[[^\]]*\])*\{[^{}]*\}|\[[^\]]*@[^\]]*\]|\\[A-Za-z]+\*?|[\\{}[\]$*_`^@<>|]/g,
      '',
    )
    .replace(/ +/g, ' ')
    .trim();
}

const PICTURE = /\\includegraphics\s*(?:\[([^\]]*)\])?\s*\{([^{}]*)\}/;

function pictureOf(path: string, options: string, alternative: string): string {
  const width = widthOf(options);
  const words = alternative === '' ? [] : [`fig-alt="${alternative.replace(/"/g, '”')}"`];
  const attributes = [...words, ...(width === undefined ? [] : [`width=${width}`])];
  return `![](<${path}>)${attributes.length > 0 ? `{${attributes.join(' ')}}` : ''}`;
}

/** The width in Markdown's form: a percentage of the line, or a length. */
function widthOf(options: string): string | undefined {
  const [, share, unit = '', length] =
    /\bwidth\s*=\s*(?:([\d.]*)\s*\\(textwidth|linewidth|columnwidth)|([\d.]+\s*(?:cm|mm|in|pt)))/.exec(
      options,
    ) ?? [];
  return unit === '' ? length?.replace(/\s/g, '') : `${Math.round(Number(share || 1) * 100)}%`;
}

const RULES =
  /\\(?:hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot|centering|noalign)(?![A-Za-z])(?:\[[^\]]*\])?|\\(?:cline|cmidrule)(?:\([^)]*\))?\{[^{}]*\}/g;

function tabularIn(latex: string): Pick<WrittenTable, 'rows' | 'align'> | undefined {
  const [start, name = ''] = /\\begin\{(tabular[xy]?\*?|longtable)\}/.exec(latex) ?? [];
  if (start === undefined) return undefined;
  const read = new Arguments(latex, latex.indexOf(start) + start.length);
  read.take('[');
  if (/[xy*]$/.test(name)) read.take('{');
  const columns = read.take('{');
  const end = latex.indexOf(`\\end{${name}}`, read.position);
  if (columns === undefined || end < 0) return undefined;
  const rows = latex
    .slice(read.position, end)
    .replace(RULES, '')
    .replace(/\\label\s*\{[^{}]*\}/g, '')
    .split(/\\\\(?:\s*\[[^\]]*\])?|\\tabularnewline/)
    .map((row) => cellsOf(row))
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return undefined;
  const signs = columns.replace(/[@!><]\{(?:[^{}]|\{[^{}]*\})*\}|[pmb]\{[^{}]*\}/g, (spec) =>
    /^[pmb]/.test(spec) ? 'l' : '',
  );
  return { rows, align: Array.from(signs.matchAll(/[lcrXS]/g), ([sign]) => ALIGNMENTS[sign]) };
}

const ALIGNMENTS: Readonly<Record<string, ColumnAlignment>> = { c: 'center', r: 'right', S: 'right' };

function cellsOf(row: string): WrittenTable['rows'][number] {
  return row.split(/(?<!\\)&/).map((cell) => {
    const [command, count] = /\\multicolumn\s*\{(\d+)\}\s*\{[^{}]*\}/.exec(cell) ?? [];
    const plain = cell.replace(/\\multirow\s*\{[^{}]*\}\s*\{[^{}]*\}/, '');
    if (command === undefined) return asMarkdown(withoutBraces(plain));
    const content = withoutBraces(plain.slice(plain.indexOf(command) + command.length));
    const columns = Math.min(Number(count), 60);
    return columns > 1 ? { text: asMarkdown(content), columns } : asMarkdown(content);
  });
}

function withoutBraces(latex: string): string {
  return latex.trim().replace(/^\{([\s\S]*)\}$/, '$1');
}

function pushFigure(state: StateBlock, map: [number, number], { caption, pictures }: Float): void {
  for (const content of [...pictures.map((row) => row.join(' ')), caption]) {
    if (content === '') continue;
    state.push('paragraph_open', 'p', 1).map = map;
    pushInline(state, content, map);
    state.push('paragraph_close', 'p', -1);
  }
}
