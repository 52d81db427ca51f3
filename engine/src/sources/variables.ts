import { valuesIn, withValues } from '../parse/site-markup/front-values.js';
import { fencedLines } from '../source/fenced-lines.js';
import { splitFrontMatter } from '../source/front-matter.js';
import { folderOf, nameOf } from './paths.js';
import type { TextFile } from './read-text.js';

/** The names of the file with Quarto's variables (its guide, "Variables"). */
export const VARIABLES_FILES: readonly string[] = ['_variables.yml', '_variables.yaml'];

/**
 * Markdown in which each `{{< var name >}}` has the value that Quarto's file of variables gives it; `name` may be a path in it,
 * `email.info`. Lines stay where they are. What is in code or in the front matter, has no value or one of several lines is kept.
 *
 * @param yaml the content of `_variables.yml`
 */
export function fillVariables(markdown: string, yaml: string): string {
  const filled = filledLines(splitFrontMatter(markdown).markdown.split('\n'), valuesIn(yaml));
  // The lines of front matter are empty there.
  return markdown
    .split('\n')
    .map((line, index) => filled[index] || line)
    .join('\n');
}

/** Texts with the variables of the file in their folder, or else in the nearest folder above it. */
export function withVariables(
  texts: readonly TextFile[],
  settings: ReadonlyMap<string, string>,
): readonly TextFile[] {
  const byFolder = new Map<string, ReadonlyMap<string, string>>();
  for (const [path, yaml] of settings)
    if (VARIABLES_FILES.includes(nameOf(path))) byFolder.set(folderOf(path), valuesIn(yaml));
  if (byFolder.size === 0) return texts;
  return texts.map((text) => {
    if (text.kind !== 'markdown') return text;
    for (let folder = folderOf(text.path); ; folder = folderOf(folder)) {
      const values = byFolder.get(folder);
      if (values) return { ...text, lines: filledLines(text.lines, values) };
      if (folder === '') return text;
    }
  });
}

function filledLines(lines: readonly string[], values: ReadonlyMap<string, string>): readonly string[] {
  if (!lines.some((line) => line.includes('{{<'))) return lines;
  const code = fencedLines(lines);
  return lines.map((line, index) =>
    code[index] === undefined && line.includes('{{<') ? withValues(line, 'var', values) : line,
  );
}
