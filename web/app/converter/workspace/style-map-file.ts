import type { StyleMapping } from '@footmark/engine';
import { MAPPED_STYLES } from '@footmark/engine/options';

type StyleMapReading =
  | { readonly ok: true; readonly styleMap: StyleMapping }
  | { readonly ok: false; readonly message: string };

/** The maximum length of a style list. */
const MAX_BYTES = 1_000_000;

/** A JSON file in the format of the command's option `--style-map`. */
export function styleMapJson(mapping: StyleMapping): string {
  return `${JSON.stringify(mapping, null, 2)}\n`;
}

/** The styles in such a file, or a sentence that says why it cannot be used. */
export async function readStyleMap(file: File): Promise<StyleMapReading> {
  const refused = (why: string): StyleMapReading => ({
    ok: false,
    message: `“${file.name}” cannot be used: ${why}.`,
  });
  if (file.size > MAX_BYTES) return refused('it is not a list of styles');
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    return refused('it is not a JSON file');
  }
  const flaw = flawOf(found);
  return flaw === undefined ? { ok: true, styleMap: found as StyleMapping } : refused(flaw);
}

/** What an imported list decides otherwise than the template alone, since only that is the visitor's choice. */
export function choicesIn(styleMap: StyleMapping, proposal: StyleMapping): StyleMapping {
  return Object.fromEntries(Object.entries(styleMap).filter(([id, name]) => name !== (proposal[id] ?? null)));
}

export function isStyleMap(found: unknown): found is StyleMapping {
  return flawOf(found) === undefined;
}

/** Why parsed JSON is not a style map. */
function flawOf(found: unknown): string | undefined {
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return 'it is not a list of styles';
  for (const [id, name] of Object.entries(found)) {
    if (!MAPPED_STYLES.includes(id)) return `it names “${id}”, which is not one of the styles here`;
    if (name !== null && typeof name !== 'string')
      return `it gives neither the name of a style nor null for “${id}”`;
  }
  return undefined;
}
