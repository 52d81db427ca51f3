import { type Metadata, NO_METADATA } from '../metadata.js';
import { notice, type Report } from '../notice.js';

/** Other names under which people write the same thing. */
const KEYS: Readonly<Record<Exclude<keyof Metadata, 'authors'>, readonly string[]>> = {
  title: ['title'],
  subtitle: ['subtitle'],
  date: ['date'],
  language: ['language', 'lang'],
  institution: ['institution', 'affiliation', 'university', 'organization', 'company'],
  course: ['course', 'class'],
  instructor: ['instructor', 'professor', 'teacher', 'supervisor'],
  keywords: ['keywords', 'tags'],
};

/**
 * Reads YAML front matter. Broken YAML gives a notice, and nothing of it is used. The YAML library is only loaded
 * when a document has front matter.
 */
export async function readMetadata(yaml: string | undefined, report: Report): Promise<Metadata> {
  if (yaml === undefined || yaml.trim() === '') return NO_METADATA;
  const { load, YAMLException, FAILSAFE_SCHEMA } = await import('js-yaml');
  try {
    // This schema leaves every scalar as it was written: `date: 2026-01-02` and `course: 1.10` stay themselves.
    const value: unknown = load(yaml, { schema: FAILSAFE_SCHEMA });
    if (isRecord(value)) return metadataOf(value);
    report(
      notice('front-matter-invalid', 'Front matter is not a list of keys and values; it was left out', 1),
    );
  } catch (error) {
    const [reason, line] =
      error instanceof YAMLException ? [error.reason, error.mark?.line ?? 0] : ['it is not valid YAML', 0];
    report(
      notice('front-matter-invalid', `Front matter cannot be read (${reason}); it was left out`, line + 2),
    );
  }
  return NO_METADATA;
}

function metadataOf(record: Readonly<Record<string, unknown>>): Metadata {
  const lowered = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
  const found = Object.entries(KEYS).flatMap(([name, keys]) => {
    const text = textsOf(keys.map((key) => lowered.get(key)).find((value) => value !== undefined)).join(', ');
    return text === '' ? [] : [[name, text] as const];
  });
  const authors = textsOf(lowered.get('author') ?? lowered.get('authors'));
  return { ...Object.fromEntries(found), authors };
}

/** The texts in a value: a scalar, a record with a `name` such as authors often are, or a list of these. */
function textsOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const texts = items
    .map((item) => (isRecord(item) ? item.name : item))
    .filter((item) => typeof item === 'string');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
