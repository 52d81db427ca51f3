import type { StateBlock } from 'markdown-it';
import { beginsWith, lineOf, noteUnended } from '../block-lines.js';
import { closingLine, OPENING } from './closing-lines.js';
import { type DirectiveKind, directiveKind } from './names.js';

/** A fence or lines of colons whose name says what is between them: ```` ```{figure} tea.png ````. */
export interface Directive {
  readonly kind: DirectiveKind;
  readonly name: string;
  /** What stands behind the name on its line; often empty. */
  readonly argument: string;
  readonly options: ReadonlyMap<string, string>;
  /** The name by which references find it. */
  readonly label: string | undefined;
  readonly startLine: number;
  /** The first line of its text, and the one behind it. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** The line behind the directive. */
  readonly endLine: number;
}

/** The directive that begins on a line. */
export function directiveAt(state: StateBlock, startLine: number, endLine: number): Directive | undefined {
  if (!beginsWith(state, startLine, '`') && !beginsWith(state, startLine, ':')) return undefined;
  const [, , name = '', braced = '', argument = ''] = OPENING.exec(lineOf(state, startLine).trimEnd()) ?? [];
  const kind = directiveKind(name);
  if (kind === undefined || (argument.includes('`') && beginsWith(state, startLine, '`'))) return undefined;
  const lastLine = closingLine(state, startLine, endLine);
  if (lastLine === undefined) {
    noteUnended(state, endLine);
    return undefined;
  }
  const options = optionsInBraces(braced);
  const bodyStart = readOptions(state, startLine + 1, lastLine, options);
  return {
    kind,
    name,
    argument: argument.trim(),
    options,
    label: asName(options.get('label') ?? options.get('name')),
    startLine,
    bodyStart,
    bodyEnd: lastLine,
    endLine: lastLine + 1,
  };
}

/** A name as references write it, too: spaces in it count as hyphens. */
export function asName(written: string | undefined): string | undefined {
  return written?.trim().replace(/\s+/g, '-') || undefined;
}

/** MyST's short form, `{tip .dropdown #name open=true}`. */
function optionsInBraces(braced: string): Map<string, string> {
  const options = new Map<string, string>();
  const classes: string[] = [];
  for (const [, sign, word = '', key = '', double, single, plain = ''] of braced.matchAll(
    /([.#])([^\s.#]+)|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g,
  )) {
    if (sign === '.') classes.push(word);
    else if (sign === '#') options.set('label', word);
    else options.set(key, double ?? single ?? plain);
  }
  if (classes.length > 0) options.set('class', classes.join(' '));
  return options;
}

const OPTION = /^:([A-Za-z][\w-]*):(?:[ \t]+(.*))?$/;
const YAML_LINE = /^([A-Za-z][\w-]*):(?:[ \t]+(.*))?$/;

/** Reads the lines `:key: value`, or `key: value` between lines of hyphens, and gives the line of the text below them. */
function readOptions(state: StateBlock, start: number, end: number, options: Map<string, string>): number {
  let line = start;
  const keep = (pattern: RegExp): boolean => {
    const [whole, key = '', value = ''] = pattern.exec(lineOf(state, line).trim()) ?? [];
    if (whole !== undefined) options.set(key, value.trim().replace(/^"([^"]*)"$|^'([^']*)'$/, '$1$2'));
    return whole !== undefined;
  };
  if (line < end && lineOf(state, line).trim() === '---') {
    const isEnd = (at: number): boolean => lineOf(state, at).trim() === '---';
    let last = line + 1;
    while (last < end && !isEnd(last)) last++;
    if (last < end) {
      for (line++; line < last; line++) keep(YAML_LINE);
      line = last + 1;
    }
  } else while (line < end && keep(OPTION)) line++;
  while (line < end && state.isEmpty(line)) line++;
  return line;
}
