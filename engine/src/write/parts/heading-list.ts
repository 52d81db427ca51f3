import { LIST_LEVELS } from '../../model/names/list-formats.js';
import type { ParagraphStyleId } from '../../model/names/style-ids.js';
import type { HeadingList, Resolved } from '../../model/resolved.js';
import { afterNumber, isAppendixLevel, numberedIndents } from '../../theme/heading-numbers.js';
import type { Theme } from '../../theme/index.js';
import { serialize } from '../../xml/element.js';
import type { StyleNames } from '../style-names.js';

const DEEPEST_HEADING = 5;

interface Surroundings {
  readonly theme: Theme;
  readonly appendixLabel: Resolved['appendixLabel'];
  readonly styles: StyleNames;
}

/**
 * The list of several levels behind the heading styles, or that of the appendices, whose first level has letters (ECMA-376
 * Part 1, 17.9.1). Levels above the first have no number.
 */
export function headingList(
  { list, first }: { readonly list: HeadingList; readonly first: number },
  id: number,
  nsid: string,
  surroundings: Surroundings,
): string {
  const levels = LIST_LEVELS.map((level) => levelOf(list, level, first, surroundings));
  return `<w:abstractNum w:abstractNumId="${id}"><w:nsid w:val="${nsid}"/><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`;
}

function levelOf(
  list: HeadingList,
  level: number,
  first: number,
  { theme, appendixLabel, styles }: Surroundings,
): string {
  const given = list === 'sections' ? styles.headingLevels[level] : undefined;
  if (given) return serialize(given);
  const numbered = { list, level, first };
  const format =
    level < first ? 'none' : list === 'appendices' && level === first ? 'upperLetter' : 'decimal';
  const after = afterNumber(theme, numbered);
  const indents = level < first ? undefined : numberedIndents(theme, numbered);
  return (
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>` +
    (level >= first ? styleOf(list, level, theme, styles) : '') +
    (after === 'space' ? '<w:suff w:val="space"/>' : '') +
    `<w:lvlText w:val="${textOf(list, level, first, appendixLabel)}"/><w:lvlJc w:val="left"/>` +
    (indents ? `<w:pPr><w:ind w:left="${indents.left}" ${lineIndent(indents.hanging)}/></w:pPr>` : '') +
    '</w:lvl>'
  );
}

function lineIndent(hanging: number): string {
  return hanging === 0 ? 'w:firstLine="0"' : `w:hanging="${hanging}"`;
}

/** A level and the style behind it name each other (17.9.23). */
function styleOf(list: HeadingList, level: number, theme: Theme, styles: StyleNames): string {
  if (level > DEEPEST_HEADING || (list === 'appendices' && !isAppendixLevel(theme, level))) return '';
  const id = `${list === 'appendices' ? 'Appendix' : ''}Heading${level + 1}` as ParagraphStyleId;
  return styles.hasOurNumbers(id) && styles.isWritten(id) ? `<w:pStyle w:val="${styles.idOf(id)}"/>` : '';
}

function textOf(
  list: HeadingList,
  level: number,
  first: number,
  [before, after]: Resolved['appendixLabel'],
): string {
  if (level < first) return '';
  if (list === 'appendices' && level === first) return `${before}%${level + 1}${after}`;
  return LIST_LEVELS.slice(first, level + 1)
    .map((each) => `%${each + 1}`)
    .join('.');
}
