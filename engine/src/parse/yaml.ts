/** Parses YAML with every scalar as written: `date: 2026-01-02` and `course: 1.10` do not change. */
export async function readYaml(yaml: string): Promise<YamlReading> {
  // Only texts with YAML load its library.
  const { load, YAMLException, FAILSAFE_SCHEMA } = await import('js-yaml');
  try {
    return { value: load(yaml, { schema: FAILSAFE_SCHEMA }) };
  } catch (error) {
    return error instanceof YAMLException
      ? { problem: error.reason, line: error.mark?.line ?? 0 }
      : { problem: 'it is not valid YAML', line: 0 };
  }
}

export type YamlReading =
  | { readonly value: unknown; readonly problem?: undefined }
  /** Why it cannot be read, and the line, counted from 0. */
  | { readonly problem: string; readonly line: number };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
