/** The keys about citations, apart from the bibliography and the style. */
const CITING_KEYS = [
  'nocite',
  'link-citations',
  'reference-section-title',
  'suppress-bibliography',
  'section-bibliographies',
  'section-bibs-level',
  'section-refs-level',
  'filters',
];

/** What a project's settings say of citations, as lines of front matter. */
export function citingLines(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return CITING_KEYS.flatMap((key) => {
    const value = jsonOf(settings[key]);
    return value === undefined ? [] : [`${key}: ${value}`];
  });
}

/** How deep these are at most; YAML's anchors can be circles. */
const MAX_LEVELS = 3;
/** How many values a list or record of theirs has at most. */
const MAX_VALUES = 100;

/** A value as JSON, which is YAML; undefined for what is deeper or longer than such settings are. */
function jsonOf(value: unknown, level = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const own = Object.entries(value);
  if (level === MAX_LEVELS || own.length > MAX_VALUES) return undefined;
  const written: string[] = [];
  for (const [key, each] of own) {
    const json = jsonOf(each, level + 1);
    if (json === undefined) return undefined;
    written.push(Array.isArray(value) ? json : `${JSON.stringify(key)}: ${json}`);
  }
  return Array.isArray(value) ? `[${written.join(', ')}]` : `{${written.join(', ')}}`;
}
