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

/** Where knitr's defaults are set, up to the options: `knitr::opts_chunk$set(`. */
const SET = /(?<![\w.])opts_chunk\$set\(/g;
const CHUNK = /^[\s>]*(?:`{3,}|~{3,})\s*\{[rR](?![\w])/;

/**
 * The defaults that the code of a text sets with `knitr::opts_chunk$set(echo = FALSE)`; the last ones count. Only code in R Markdown's
 * chunks counts, which runs, not code that is only shown.
 */
export function knitrDefaults(text: string): ChunkOptions {
  if (!text.includes('opts_chunk')) return {};
  const tracker = new FenceTracker();
  let isChunk = false;
  let code = '';
  for (const line of text.split('\n')) {
    const found = tracker.next(line);
    if (found === 'opening') isChunk = CHUNK.test(line);
    else if (found === 'rest' && isChunk && !/^[\s>]*#/.test(line)) code += `${line}\n`;
  }
  let options: ChunkOptions = {};
  for (const { 0: start, index } of code.matchAll(SET)) {
    options = { ...options, ...optionsInR(code.slice(index + start.length)) };
  }
  return options;
}

/** The options among arguments as R has them, `setup, echo = FALSE`, up to the bracket that closes them. */
export function optionsInR(code: string): ChunkOptions {
  const given = withoutNested(code);
  return chunkOptions((name) => new RegExp(`(?:^|[,\\s])${name}\\s*=\\s*(\\w+)`).exec(given)?.[1]);
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
