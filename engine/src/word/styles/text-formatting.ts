import { isLegible } from '../../color/contrast.js';
import type { Colored, MarkType } from '../../model/document.js';
import { valOf, type XmlElement } from '../../xml/element.js';
import { type ParagraphStyleFacts, type RunLook, runLook, type StyleSheet } from './style-sheet.js';

/** The formatting of text, as far as Markdown has an equivalent. */
export interface Look {
  readonly marks: ReadonlySet<MarkType | ColorMark>;
  readonly isCode: boolean;
  readonly isHidden: boolean;
  /** Whether it is formatted like a note reference. */
  readonly isNoteMark: boolean;
}

/** A text or background colour: its type and six hexadecimal RGB digits. */
export type ColorMark = `${Colored['type']} ${string}`;

export const PLAIN: Look = { marks: new Set(), isCode: false, isHidden: false, isNoteMark: false };

/** Whether a style has no meaning other than its formatting, so that its formatting is what the author intended. */
function isPlainStyle({ role, depth, name }: ParagraphStyleFacts): boolean {
  return role === undefined && depth === undefined && !/^(?:normal|standard|body text|default)/i.test(name);
}

/** What surrounds a run. */
export interface RunContext {
  readonly paragraph: ParagraphStyleFacts;
  /** What the styles of the tables around it give to any of their parts. */
  readonly tables: readonly RunLook[];
}

/**
 * The formatting of a run, from its own properties and from the styles of the run and its paragraph.
 *
 * @param readsColors whether direct colours are kept. In most files they are only decoration, and where a style gives the
 * same colour anyway, a program has written it on saving.
 */
export function lookOf(
  properties: XmlElement | undefined,
  sheet: StyleSheet,
  { paragraph, tables }: RunContext,
  readsColors: boolean,
): Look {
  const style = sheet.character(valOf(properties, 'w:rStyle'));
  const direct = runLook(properties);
  const { role } = style ?? {};
  const own = role === 'label' ? {} : (style?.run ?? {});
  const inherited: RunLook = isPlainStyle(paragraph) ? { ...paragraph.run, ...own } : own;
  const look: RunLook = { ...inherited, ...direct };
  const marks = new Set<MarkType | ColorMark>();
  if (role === 'keyboard') marks.add('keyboard');
  if (look.bold ?? role === 'strong') marks.add('strong');
  if (look.italic ?? role === 'emphasis') marks.add('emphasis');
  if (look.strike) marks.add('delete');
  if (look.underline && role !== 'link') marks.add('underline');
  if (look.highlight) marks.add('highlight');
  if (look.smallCaps) marks.add('smallCaps');
  if (look.script !== undefined && look.script !== 'baseline' && role !== 'noteMark') marks.add(look.script);
  if (readsColors) {
    const { color, fill } = direct;
    const isStyled = (key: 'color' | 'fill', value: string): boolean =>
      [style?.run, paragraph.run, ...tables].some((each) => each?.[key] === value);
    if (fill !== undefined && !isStyled('fill', fill)) marks.add(`background ${fill}`);
    // White text on a dark ground would be white on paper, since grounds of paragraphs and cells are not kept.
    const keepsColor = color !== undefined && !isStyled('color', color) && isLegible(color, fill);
    if (keepsColor) marks.add(`textColor ${color}`);
  }
  const isCode =
    role !== 'keyboard' && (role === 'code' || look.monospaced === true) && paragraph.role !== 'code';
  return { marks, isCode, isHidden: look.hidden === true, isNoteMark: role === 'noteMark' };
}
