import { frontMatterIn } from '../../../../engine/src/source/front-matter';

/**
 * The sources that a text has in its own front matter, as YAML: `references:` with what belongs to it. Empty if there are none, or
 * no end of the front matter yet.
 */
export function referencesIn(text: string): string {
  const { yaml = '' } = frontMatterIn(text) ?? {};
  return /^references[ \t]*:.*(?:\n(?:[ \t#\]}-].*)?)*/m.exec(yaml)?.[0].trimEnd() ?? '';
}
