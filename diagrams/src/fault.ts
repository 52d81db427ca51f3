import type { FaultyDiagram } from '@footmark/engine';

/** What the library's parsers throw: those of one kind tell the line in `hash`, those of the other in `result`. */
interface Thrown {
  readonly message?: unknown;
  readonly hash?: { readonly text?: string; readonly loc?: { readonly first_line?: number } };
}

const MAX_LENGTH = 160;

/** What browsers say of a part of the library that they could not load. */
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** What is wrong with a diagram in one line, and where. */
export function faultOf(thrown: unknown, linesBefore: number): FaultyDiagram {
  const { message, hash } = (thrown ?? {}) as Thrown;
  const text = typeof message === 'string' ? message : String(thrown);
  if (NOT_LOADED.test(text))
    return {
      fault: 'the program that draws it could not be loaded; check your connection',
      isPassing: true,
    };
  if (text.startsWith('No diagram type detected'))
    return { fault: 'its first line names no kind of diagram' };
  const line = hash?.loc?.first_line ?? Number(/\bon line (\d+)/.exec(text)?.[1]);
  const found = hash?.loc && hash.text?.trim();
  // What could stand there is told by the names that the library's grammar has for it, which say nothing to an author.
  const fault = found ? `"${found}" does not belong here` : oneLine(text);
  return Number.isInteger(line) && line > 0 ? { fault, line: line + linesBefore } : { fault };
}

/** Without the line, which is told apart, and the excerpt with an arrow below it. */
function oneLine(message: string): string {
  const text = message
    .replace(/^(?:Parse|Lexical) error on line \d+[.:]\s*/, '')
    .replace(/^Parsing failed:\s*/, '')
    .replace(/\.\.\.[^\n]*\n-*\^\n/, '')
    .replace(/^[^\n]*\n-*\^\n/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
