/** Parses YAML with every scalar as written: `date: 2026-01-02` and `course: 1.10` do not change. */
export async function readYaml(yaml: string): Promise<YamlReading> {
  // Only texts with YAML load its library.
  const { load, YAMLException, FAILSAFE_SCHEMA } = await import('js-yaml');
  const read = (text: string, takesLast: boolean): YamlReading => {
    try {
      return { value: load(text, { schema: FAILSAFE_SCHEMA, json: takesLast }) };
    } catch (error) {
      return error instanceof YAMLException
        ? { problem: error.reason, line: error.mark?.line ?? 0 }
        : { problem: 'it is not valid YAML', line: 0 };
    }
  };
  const strict = read(yaml, false);
  if (strict.problem === undefined) return strict;
  const meant = quoted(yaml);
  const mended = read(meant, false);
  const taken = mended.problem === DOUBLED ? { ...read(meant, true), doubledAt: mended.line } : mended;
  return taken.problem === undefined && isRecord(taken.value) ? taken : strict;
}

/** The library's message for a key that occurs twice in one mapping. */
const DOUBLED = 'duplicated mapping key';

/** A line with a key and plain text that YAML does not allow: `title: Salt: a history`. */
const PLAIN = /^([ \t]*[\w-][\w -]*:)[ \t]+([^\s"'[\]{}|>&*!%@`#?,-][^\n]*:(?:[ \t][^\n]*)?)$/gm;

/** Corrects lines of people who do not know that YAML requires quotation marks around such text, and no tab after a colon. */
function quoted(yaml: string): string {
  return yaml
    .replace(/^([\w-]+:)\t+/gm, '$1 ')
    .replace(PLAIN, (_, key: string, text: string) => `${key} '${text.trim().replaceAll("'", "''")}'`);
}

type YamlReading =
  | {
      readonly value: unknown;
      readonly problem?: undefined;
      /** The line, counted from 0, of a key that occurs again. The last occurrence counts. */
      readonly doubledAt?: number;
    }
  /** Why it cannot be read, and the line, counted from 0. */
  | { readonly problem: string; readonly line: number };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
