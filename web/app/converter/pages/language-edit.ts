import { frontMatterIn } from '../../../../engine/src/source/front-matter';
import type { Edit } from '../text/edit';

/** A line of front matter with the language, and lines that continue it. `language` takes precedence over `lang`. */
const LINES = [
  /^(["']?language["']?[ \t]*:).*(?:\n[ \t]+.*)*/im,
  /^(["']?lang["']?[ \t]*:).*(?:\n[ \t]+.*)*/im,
];

/** Sets the language in the front matter of a text, which gets one if it has none. */
export function languageEdit(text: string, tag: string): Edit {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const found = frontMatterIn(text);
  if (!found) return { from: start, to: start, insert: `---\nlang: ${tag}\n---\n\n` };
  const { lines, yaml } = found;
  if (yaml.trim() === '')
    return { from: start, to: start + lines.length, insert: `---\nlang: ${tag}\n---\n` };
  const yamlStart = start + lines.indexOf('\n') + 1;
  for (const pattern of LINES) {
    const match = pattern.exec(yaml);
    if (!match) continue;
    const [whole, key = ''] = match;
    const from = yamlStart + match.index;
    return { from, to: from + whole.length, insert: `${key} ${tag}` };
  }
  return { from: yamlStart, to: yamlStart, insert: `lang: ${tag}\n` };
}
