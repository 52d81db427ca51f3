import { readSource } from './files.js';
import { NAMED } from './roots.js';
import type { Settings } from './settings.js';
import { decodeText } from './utf8.js';

/** The settings with the contents of the files that `--bibliography` and `--csl` name. */
export async function withCitationFiles(settings: Settings): Promise<Settings> {
  const { bibliography = [], style } = settings;
  if (bibliography.length === 0 && style === undefined) return settings;
  const sources: string[] = [];
  for (const path of bibliography) sources.push(await textOf(path));
  // Names of styles have neither a folder nor an extension.
  const csl = style !== undefined && /[/\\]|\.csl$/i.test(style) ? await textOf(style) : style;
  return {
    ...settings,
    conversion: {
      ...settings.conversion,
      ...(sources.length > 0 && { bibliography: sources }),
      ...(csl !== undefined && { csl }),
    },
  };
}

async function textOf(path: string): Promise<string> {
  return decodeText(await readSource(path, NAMED), path);
}
