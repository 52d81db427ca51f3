/*
 * The markup of site generators and note apps, translated into Markdown before the text is parsed. In: the text. Out: a text with as
 * many lines, and as findings what was left out. `signs.ts`, which loads the rest, knows what a text must contain to need this.
 *
 * Read in this order: `lines.ts`, the lines that all readers share; `tags.ts` and `meanings.ts`, what a tag is and what it means on
 * paper; `paired-tags.ts`, tags on lines of their own; then the readers in the order in which this file calls them.
 */
import type { Report } from '../../api/notice.js';
import type { TextDialect } from '../../api/text-dialect.js';
import { splitFrontMatter } from '../../source/front-matter.js';
import { attributeLines } from './attribute-lines.js';
import { codeLanguages } from './code-languages.js';
import { frontValues } from './front-values.js';
import { icons } from './icons.js';
import { inlineShortcodes } from './inline-shortcodes.js';
import { kramdownExtensions } from './kramdown-extensions.js';
import { SiteLines } from './lines.js';
import { linkTargets } from './link-targets.js';
import { mdxDetails } from './mdx-details.js';
import { mdxStatements } from './mdx-statements.js';
import { otherLines } from './other-lines.js';
import { pairedTags } from './paired-tags.js';
import { yamlOfToml } from './toml.js';

/**
 * Translates the markup of site generators and note apps into Markdown for the parser: GitBook's, Jekyll's and Hugo's tags, components
 * of MDX, and the lines of kramdown, Microsoft Learn, VuePress, Logseq and Excalidraw. Each line stays on its line, so that findings
 * name the lines of the text. What has no meaning on paper is left out and reported; what calls something that is not part of
 * the text stays as it is. Components are those of MDX, unless the text is written in a `dialect` that has none.
 */
export function readSiteMarkup(text: string, report: Report, dialect?: TextDialect): string {
  const written = yamlOfToml(text);
  const { markdown, yaml } = splitFrontMatter(written);
  const lines = new SiteLines(markdown);
  mdxStatements(lines, dialect);
  if (dialect === 'mdx') mdxDetails(lines);
  pairedTags(lines, dialect);
  icons(lines);
  inlineShortcodes(lines);
  frontValues(lines, yaml);
  codeLanguages(lines);
  kramdownExtensions(lines);
  attributeLines(lines);
  linkTargets(lines);
  otherLines(lines);
  lines.report(report);
  if (!lines.isChanged) return written;
  const front = written.replace(/^\ufeff/, '').split('\n');
  return lines.all.map((line, index) => (index < lines.firstLine ? (front[index] ?? '') : line)).join('\n');
}
