/*
 * The paragraph and character styles of a theme, in one file for each group of Word's. In: the theme. Out: styles as data, each after
 * the one that it is based on, with sizes in half-points and twips; the writer, the layout and the clipboard read them.
 *
 * `linked.ts` adds the character styles of headings and titles, `first-lines.ts` first lines that are measured in characters.
 */
import type { Style } from '../../model/style.js';
import type { Theme } from '../sheet.js';
import { blockStyles } from './blocks.js';
import { calloutStyles } from './callouts.js';
import { characterStyles } from './characters.js';
import { codeTokenStyles } from './code-tokens.js';
import { contentsStyles } from './contents.js';
import { definitionStyles } from './definitions.js';
import { figureStyles } from './figures.js';
import { withFirstLineCharacters } from './first-lines.js';
import { headingStyles } from './headings.js';
import { withLinkedStyles } from './linked.js';
import { listStyles } from './lists.js';
import { noteStyles } from './notes.js';
import { pageStyles } from './pages.js';
import { textStyles } from './text.js';
import { theoremStyles } from './theorems.js';
import { titleStyles } from './titles.js';

/** The paragraph and character styles of a theme, besides `Normal` and the table styles; each after the one it is based on. */
export function stylesOf(theme: Theme): readonly Style[] {
  const headings = headingStyles(theme);
  const styles = [
    ...textStyles(theme),
    ...headings,
    ...titleStyles(theme),
    ...contentsStyles(theme, headings),
    ...listStyles(theme),
    ...blockStyles(theme),
    ...figureStyles(theme),
    ...definitionStyles(theme),
    ...theoremStyles(theme),
    ...calloutStyles(theme),
    ...noteStyles(theme),
    ...pageStyles(theme),
    ...characterStyles(theme),
    ...codeTokenStyles(theme),
  ];
  const own = styles.map((style) => theme.fitOwn(changed(style, theme)));
  return withLinkedStyles(withFirstLineCharacters(own, theme));
}

/** A style with what the template says of it alone. */
function changed(style: Style, { styles }: Theme): Style {
  if (style.type === 'character') {
    const run = styles[style.id]?.run;
    return run ? { ...style, run: { ...style.run, ...run } } : style;
  }
  const own = styles[style.id];
  if (!own) return style;
  return { ...style, paragraph: { ...style.paragraph, ...own.paragraph }, run: { ...style.run, ...own.run } };
}
