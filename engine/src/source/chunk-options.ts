import { FenceTracker } from './fenced-lines.js';

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
const NOT_RUN = /^#\|[ \t]*eval:[ \t]*(?:false|no|off)\b/im;

/**
 * The defaults that a chunk of R sets for the chunks after it, with `knitr::opts_chunk$set(echo = FALSE)`, if it is run; `header` is what
 * stands after its fence.
 */
export function knitrSettings(header: string, code: string): ChunkOptions {
  if (!code.includes('opts_chunk') || !/^\{\s*[rR](?!\w)/.test(header.trim())) return {};
  if (shows(optionInR(withoutNested(header.trim().slice(1)), 'eval')) === false || NOT_RUN.test(code))
    return {};
  const run = code.replace(/^[\s>]*#.*$/gm, '');
  let options: ChunkOptions = {};
  for (const { 0: start, index } of run.matchAll(SET))
    options = { ...options, ...optionsInR(run.slice(index + start.length)) };
  return options;
}

/** The defaults that all chunks of a text together set for what comes after it. */
export function knitrDefaults(text: string): ChunkOptions {
  if (!text.includes('opts_chunk')) return {};
  const tracker = new FenceTracker();
  let options: ChunkOptions = {};
  let header = '';
  let code = '';
  const end = (): void => {
    options = { ...options, ...knitrSettings(header, code) };
    code = '';
  };
  for (const line of text.split('\n')) {
    const found = tracker.next(line);
    if (found === 'opening') {
      end();
      header = line.replace(/^[\s>]*(?:`{3,}|~{3,})/, '');
    } else if (found === 'rest') code += `${line}\n`;
  }
  end();
  return options;
}

/** The options among arguments as R has them, `setup, echo = FALSE`, up to the bracket that closes them. */
export function optionsInR(code: string): ChunkOptions {
  const given = withoutNested(code);
  return chunkOptions((name) => optionInR(given, name));
}

function optionInR(given: string, name: string): string | undefined {
  return new RegExp(`(?:^|[,\\s])${name}\\s*=\\s*(\\w+)`).exec(given)?.[1];
}

/** Arguments up to the bracket that closes them, without what is in quotes or in brackets within them. */
function withoutNested(code: string): string {
  let depth = 0;
  let found = '';
  for (const [part] of code.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g)) {
    if (part === '(' || part === '{') depth++;
    else if ((part === ')' || part === '}') && --depth < 0) break;
    else if (depth === 0 && part.length === 1) found += part;
  }
  return found;
}
