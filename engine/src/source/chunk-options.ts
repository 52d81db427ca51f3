import { linesOf } from './text-lines.js';

/** What of a chunk of R Markdown or Quarto is shown: its code (`echo`), and anything of it at all (`include`). */
export interface ChunkOptions {
  readonly echo?: boolean;
  readonly include?: boolean;
}

/** Options by their names, from texts such as `FALSE` in R and `false` in YAML. What is neither yes nor no shows something. */
export function chunkOptions(textOf: (name: string) => string | undefined): ChunkOptions {
  const [echo, include] = [shows(textOf('echo')), shows(textOf('include'))];
  return { ...(echo !== undefined && { echo }), ...(include !== undefined && { include }) };
}

function shows(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : !/^(?:false|f|no|off)$/i.test(text.trim());
}

/** Whether the code of a chunk with these options is left out. */
export function hidesCode({ echo = true, include = true }: ChunkOptions): boolean {
  return !echo || !include;
}

/** Engines of knitr and Quarto, whose code is shown unless an option hides it; of diagrams, the drawing is shown. */
const ENGINES = new Set(
  'r python julia bash sh zsh sql stan rcpp js node ojs perl ruby go scala cat asy awk sed fortran'.split(
    ' ',
  ),
);

/** Whether the words after a fence begin a chunk that is run: `{r}`, `{python, echo=FALSE}`. */
export function isChunkHeader(info: string): boolean {
  const [, engine = ''] = /^\{\s*(\w+)(?=[\s,}])/.exec(info.trim()) ?? [];
  return ENGINES.has(engine.toLowerCase());
}

/** Where knitr's defaults are set, up to the options: `knitr::opts_chunk$set(`. */
const SET = /(?<![\w.])opts_chunk\$set\(/g;

/**
 * The defaults that a chunk of R sets for the chunks after it, with `knitr::opts_chunk$set(echo = FALSE)`, if it is run; `header` is what
 * stands after its fence.
 */
export function knitrSettings(header: string, code: string): ChunkOptions {
  if (!code.includes('opts_chunk') || !/^\{\s*[rR](?!\w)/.test(header.trim())) return {};
  const chunk = chunkOf(header, code);
  if (shows(textOf(chunk.values, 'eval')) === false) return {};
  const run = chunk.code.replace(/^[\s>]*#.*$/gm, '');
  let options: ChunkOptions = {};
  for (const { 0: start, index } of run.matchAll(SET))
    options = { ...options, ...shownBy(argumentsInR(run.slice(index + start.length))) };
  return options;
}

/** The defaults that all chunks of a text together set for what comes after it. */
export function knitrDefaults(text: string): ChunkOptions {
  if (!text.includes('opts_chunk')) return {};
  let options: ChunkOptions = {};
  let header = '';
  let code = '';
  const end = (): void => {
    options = { ...options, ...knitrSettings(header, code) };
    code = '';
  };
  const { all, fenced } = linesOf(text);
  for (const [index, found] of fenced.entries()) {
    const line = all[index] ?? '';
    if (found === 'opening') {
      end();
      header = line.replace(/^[\s>]*(?:`{3,}|~{3,})/, '');
    } else if (found === 'rest') code += `${line}\n`;
  }
  end();
  return options;
}

/** Options by their names, in which a hyphen stands for R's dot: `fig-cap`. What is not a list has one text; what R computes has none. */
export type ChunkValues = ReadonlyMap<string, readonly string[]>;

/** What a chunk says about itself, in its header and in the first lines of its code, and the code below these. */
export interface Chunk {
  readonly values: ChunkValues;
  readonly code: string;
}

/** What the values of a chunk say about what is shown. */
export function shownBy(values: ChunkValues): ChunkOptions {
  return chunkOptions((name) => textOf(values, name));
}

function textOf(values: ChunkValues, name: string): string | undefined {
  const found = values.get(name);
  return found && (found[0] ?? 'computed');
}

/**
 * Reads a chunk: knitr's options after its engine, `{r plot, fig.cap="A plot"}`, and above its code Quarto's lines of YAML,
 * `#| fig-cap: "A plot"`, with the sign of a comment in its language (knitr, "Chunk options"; Quarto, "Cell options").
 */
export function chunkOf(info: string, content: string): Chunk {
  const [, header] = /^\{\s*\w+(?![\w+-])([\s\S]*)\}\s*$/.exec(info.trim()) ?? [];
  if (header === undefined) return { values: new Map(), code: content };
  const { values, code } = optionLines(content);
  return { values: new Map([...argumentsInR(header), ...values]), code };
}

const OPTION_LINE = /^(#|\/\/|--|%%?)\|[ \t]?(.*)$/;
const YAML_KEY = /^([A-Za-z][\w.-]*):(?:[ \t]+(.*))?$/;

/** The options above the code of a chunk or of a notebook's cell, and the code below them. */
export function optionLines(content: string): Chunk {
  const lines = content.split('\n');
  const [, sign] = OPTION_LINE.exec(lines[0] ?? '') ?? [];
  const own: string[] = [];
  for (const line of lines) {
    const [, found, text = ''] = OPTION_LINE.exec(line) ?? [];
    if (sign === undefined || found !== sign) break;
    own.push(text.trimEnd());
  }
  return { values: optionsInYaml(own), code: lines.slice(own.length).join('\n') };
}

/** Scalars in one line or several, and lists of them; lines without a key are arguments as R has them. */
function optionsInYaml(lines: readonly string[]): ChunkValues {
  const values = new Map<string, string[]>();
  const inR: string[] = [];
  let last: string[] | undefined;
  for (const line of lines) {
    const [, key, text = ''] = YAML_KEY.exec(line) ?? [];
    if (key !== undefined) {
      last = valuesInYaml(text.trim());
      values.set(hyphenated(key), last);
    } else if (last && /^\s*-\s/.test(line)) last.push(scalar(line.replace(/^\s*-\s+/, '')));
    else if (last && /^\s/.test(line)) last.push([last.pop(), line.trim()].filter(Boolean).join(' '));
    else inR.push(line);
  }
  return new Map([...argumentsInR(inR.join(', ')), ...values]);
}

function valuesInYaml(text: string): string[] {
  if (/^(?:[|>][+-]?)?$/.test(text)) return [];
  const [, list] = /^\[(.*)\]$/.exec(text) ?? [];
  return list === undefined ? [scalar(text)] : partsOf(list).map(scalar);
}

function scalar(text: string): string {
  const [, double, single] = /^(?:"(.*)"|'(.*)')$/.exec(text.trim()) ?? [];
  return double?.replace(/\\(["\\])/g, '$1') ?? single?.replaceAll("''", "'") ?? text.trim();
}

/** A label, a value with its name, or both, which only a space may separate. */
const ARGUMENT =
  /^\s*(?:([\w./:-]+)(?=\s+["'`]?[\w.-]+["'`]?\s*=|\s*$))?\s*(?:(["'`]?)([A-Za-z.][\w.-]*)\2\s*=\s*([\s\S]*))?$/;

/** Arguments as R has them, `setup, echo = FALSE`, up to the bracket that closes them. A first word without a value is the label. */
function argumentsInR(code: string): ChunkValues {
  const values = new Map<string, readonly string[]>();
  for (const part of partsOf(code)) {
    const [, label, , name, value = ''] = ARGUMENT.exec(part) ?? [];
    if (label !== undefined && !values.has('label')) values.set('label', [label]);
    if (name !== undefined) values.set(hyphenated(name), valuesInR(value.trim()));
  }
  return values;
}

const TEXT_IN_R = /"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/g;

/** `!TRUE`, `(FALSE)` and `c(FALSE)`. */
const LOGICAL = /^(?:c?\()*([!(\s]*)(TRUE|T|FALSE|F)[)\s]*$/;

/** A text, a word, a number or a range of these, or several in `c(…)`; nothing of what has to be computed. */
function valuesInR(value: string): readonly string[] {
  if (/^[\w.%+-]+$|^-?\d+:-?\d+$/.test(value)) return [value];
  const [, signs = '', logical] = LOGICAL.exec(value) ?? [];
  if (logical !== undefined) return [String(logical.startsWith('T') === (signs.split('!').length % 2 === 1))];
  const [, list = value] = /^c\(([\s\S]*)\)$/.exec(value) ?? [];
  if (/^[-\d:,\s]+$/.test(list)) return partsOf(list).map(scalar);
  if (!/^[\s,]*$/.test(list.replace(TEXT_IN_R, ''))) return [];
  return Array.from(list.matchAll(TEXT_IN_R), ([, double = '', single = '']) =>
    (double || single).replace(/\\([\s\S])/g, '$1'),
  );
}

/** What stands between commas, up to the bracket that closes all of it; those in quotes and brackets count not. */
function partsOf(code: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [part] of code.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g)) {
    if ('([{'.includes(part)) depth++;
    else if (')]}'.includes(part) && --depth < 0) break;
    if (part === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${part}`);
  }
  return parts.filter((part) => part.trim() !== '');
}

function hyphenated(name: string): string {
  return name.toLowerCase().replaceAll('.', '-');
}
