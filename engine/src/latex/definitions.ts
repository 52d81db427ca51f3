import { Arguments } from './arguments.js';

/** A command that an author defines: `\newcommand{\R}{\mathbb{R}}`. */
export interface LatexDefinition {
  /** Without the backslash. */
  readonly name: string;
  readonly source: string;
}

const START =
  /\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator)\*?\s*(?:\{\s*\\([A-Za-z]+)\s*\}|\\([A-Za-z]+))|\\def\s*\\([A-Za-z]+)(?:#\d)*/g;

/** The definitions in a LaTeX text, and the rest of it. */
export function latexDefinitions(latex: string): {
  readonly definitions: readonly LatexDefinition[];
  readonly rest: string;
} {
  const definitions: LatexDefinition[] = [];
  let rest = '';
  let end = 0;
  for (const { 0: start, 1: braced, 2: bare, 3: plain, index } of latex.matchAll(START)) {
    const name = braced ?? bare ?? plain;
    if (name === undefined || index < end) continue;
    const read = new Arguments(latex, index + start.length);
    read.take('[');
    read.take('[');
    if (read.take('{') === undefined) continue;
    definitions.push({ name, source: latex.slice(index, read.position) });
    rest += latex.slice(end, index);
    end = read.position;
  }
  return { definitions, rest: rest + latex.slice(end) };
}

/** Anything longer is a style file or an attack. */
const MAX_LENGTH = 20_000;

/** Whether a LaTeX text contains nothing but definitions of commands. */
export function onlyDefines(latex: string): boolean {
  if (latex.length > MAX_LENGTH || !/\\(?:re)?newcommand|\\providecommand|\\Declare|\\def/.test(latex))
    return false;
  const { definitions, rest } = latexDefinitions(latex);
  return definitions.length > 0 && rest.replace(/%.*/g, '').trim() === '';
}
