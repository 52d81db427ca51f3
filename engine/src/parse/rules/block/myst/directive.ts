import type { StateBlock } from 'markdown-it';
import type { Attributes } from '../../../attributes.js';
import type { Closing, ContainerLines } from '../../row.js';
import { closingLine, type DirectiveOpening, openingOf } from './closing-lines.js';
import { type DirectiveKind, directiveKind } from './directive-kinds.js';

/** A block between fences or lines of colons, whose name says what it contains: ```` ```{figure} tea.png ````. */
export interface Directive {
  readonly kind: DirectiveKind;
  readonly name: string;
  /** The rest of the line after the name; often empty. */
  readonly argument: string;
  readonly options: ReadonlyMap<string, string>;
  /** The name by which references find it. */
  readonly label: string | undefined;
  readonly startLine: number;
  /** The first line of its text, and the line after the text. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** The line after the directive. */
  readonly endLine: number;
}

/** How a directive begins that is read: not one with an unknown name, nor code within a line. */
export function knownOpening(
  line: string,
): (DirectiveOpening & { readonly kind: DirectiveKind }) | undefined {
  const opening = openingOf(line);
  const kind = opening && directiveKind(opening.name);
  if (!opening || kind === undefined || (line.startsWith('`') && opening.argument.includes('`')))
    return undefined;
  return { ...opening, kind };
}

/** Where it ends. */
export function closingOfDirective({ 0: sign, input }: RegExpExecArray): Closing | undefined {
  return knownOpening(input) && { sign, lastLine: closingLine };
}

/** A directive between two lines. */
export function directiveAt(
  state: StateBlock,
  { opening: { input }, startLine, lastLine }: ContainerLines,
): Directive | undefined {
  const opening = knownOpening(input);
  if (!opening) return undefined;
  const { kind, name, argument } = opening;
  const options = optionsOf(opening.attributes);
  const bodyStart = readOptions(state, startLine + 1, lastLine, options);
  return {
    kind,
    name,
    argument,
    options,
    label: asName(options.get('label') ?? options.get('name')),
    startLine,
    bodyStart,
    bodyEnd: lastLine,
    endLine: lastLine + 1,
  };
}

/** A name in the form that references use, too: spaces in it count as hyphens. */
export function asName(written: string | undefined): string | undefined {
  return written?.trim().replace(/\s+/g, '-') || undefined;
}

/** MyST's short form, `{tip .dropdown #name open=true}`. */
function optionsOf({ id, classes, values }: Attributes): Map<string, string> {
  const options = new Map(values);
  if (id !== undefined) options.set('label', id);
  if (classes.length > 0) options.set('class', classes.join(' '));
  return options;
}

const OPTION = /^:[A-Za-z][\w-]*:(?:[ \t]|$)/;
/** A line within an option, as in `:  caption: …` below `:figure:`. */
const NESTED_OPTION = /^:[ \t]+\S/;
const YAML_LINE = /^([A-Za-z][\w-]*):(?:[ \t]+(.*))?$/;
/** The indicator of a YAML block scalar: the value is on the next lines. */
const BLOCK_SCALAR = /^[|>][-+\d]{0,2}$/;

/** Reads the lines `:key: value`, or `key: value` between lines of hyphens, and gives the line of the text below them. */
function readOptions(state: StateBlock, start: number, end: number, options: Map<string, string>): number {
  const textOf = (at: number): string => state.getLines(at, at + 1, state.blkIndent, false).trimEnd();
  const yaml: string[] = [];
  let line = start;
  if (line < end && textOf(line).trim() === '---') {
    let last = line + 1;
    while (last < end && textOf(last).trim() !== '---') last++;
    if (last < end) {
      for (line++; line < last; line++) yaml.push(textOf(line));
      line = last + 1;
    }
  } else {
    const isOption = (text: string): boolean =>
      OPTION.test(text) || (yaml.length > 0 && NESTED_OPTION.test(text));
    while (line < end && isOption(textOf(line).trim())) yaml.push(textOf(line++).trim().slice(1));
  }
  readYamlLines(yaml, options);
  while (line < end && state.isEmpty(line)) line++;
  return line;
}

/**
 * Reads keys at every depth alike, since those of cells have their caption and name inside others: `mystnb: / figure: /
 * caption: …`. A value may continue on deeper lines; in the document it is on one line.
 */
function readYamlLines(lines: readonly string[], options: Map<string, string>): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [whole, key = '', written = ''] = YAML_LINE.exec(line.trim()) ?? [];
    if (whole === undefined) continue;
    const first = written.trim();
    const isBlock = BLOCK_SCALAR.test(first);
    const texts = isBlock ? [] : [first];
    for (let next = lines[at + 1]; next !== undefined; next = lines[++at + 1]) {
      const text = next.trim();
      const isItem = first === '' && text.startsWith('- ') && indentOf(next) >= indentOf(line);
      const isDeeper = text === '' || indentOf(next) > indentOf(line);
      if (!isItem && !(isDeeper && (isBlock || first !== '' || !YAML_LINE.test(text)))) break;
      texts.push(text);
    }
    const value = texts.filter((text) => text !== '').join(' ');
    options.set(key, value.replace(/^"([^"]*)"$|^'([^']*)'$/, '$1$2'));
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
