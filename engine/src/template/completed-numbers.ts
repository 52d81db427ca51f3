import { hasBuiltInLook } from '../model/carried.js';
import { LIST_LEVELS } from '../model/names/list-formats.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import type { Template } from '../model/template.js';
import { childOf, valOf, withChild, withChildren, type XmlElement } from '../xml/element.js';
import { withStyleBehind } from '../xml/style-numbering.js';
import type { MeasuredFonts } from './fonts.js';
import { MultilevelLists } from './multilevel-lists.js';
import { type NumberedStyle, NumberedStyles } from './numbered-styles.js';
import { HEADINGS, type StyleMap } from './propose.js';
import type { Looks } from './style-looks.js';

/**
 * Where headings are to be numbered and a template numbers only some depths, as only chapters, one list numbers all of them:
 * its levels are those of the template where it has them, and the numbers below a chapter begin anew with each.
 */
export interface CompletedNumbers {
  /** The levels of the list, without the styles behind them. */
  readonly levels: readonly XmlElement[];
  /** Those that the document gets in place of ours, with the styles behind them; ours fit the indents of the styles in a file of ours. */
  behind(idOf: (heading: ParagraphStyleId) => string): readonly (XmlElement | undefined)[];
  /** Whether headings of a level, counted from 0, have numbers. */
  isNumbered(level: number): boolean;
}

/**
 * Undefined if headings have no numbers by the options, if the template numbers none or all depths, or if it counts them together
 * with something else, such as parts.
 */
export function completedNumbers(
  template: Template,
  map: StyleMap,
  looks: Looks,
  fonts: MeasuredFonts,
  numberedFrom: number | undefined,
): CompletedNumbers | undefined {
  if (numberedFrom === undefined) return undefined;
  const lists = new MultilevelLists(template.numbering);
  const styles = new NumberedStyles(template, lists, looks, fonts);
  const given = new Map(
    HEADINGS.flatMap((id, at) => {
      const style = map.get(id);
      const place = style && looks.of(style.id).numbering ? styles.levelOf(style.id) : undefined;
      return place ? [[at, place] as const] : [];
    }),
  );
  const isWhole = HEADINGS.every((_, at) => at < numberedFrom || given.has(at));
  if (given.size === 0 || isWhole || [...given].some(([at, { level }]) => at !== level)) return undefined;
  const levels: XmlElement[] = [];
  for (const at of LIST_LEVELS) {
    const place = given.get(at);
    const own = place && levelIn(lists, place);
    levels.push(own ?? levelOfOurs(at, at >= numberedFrom, levels));
  }
  const isOfFootmark = hasBuiltInLook(template);
  const isNumbered = (level: number): boolean => level >= numberedFrom || given.has(level);
  return {
    levels,
    isNumbered,
    behind: (idOf) =>
      levels.map((level, at) => {
        if (isOfFootmark && !given.has(at)) return undefined;
        const id = isNumbered(at) ? HEADINGS[at] : undefined;
        return id ? withStyleBehind(level, idOf(id)) : level;
      }),
  };
}

/** A level of the template as its instance has it: another beginning is part of it (17.9.26). */
function levelIn(lists: MultilevelLists, { numId, level }: NumberedStyle): XmlElement | undefined {
  const instance = lists.instance(numId);
  const found = instance?.levels.get(level);
  if (!found) return undefined;
  const plain = withChildren(found, (child) =>
    typeof child !== 'string' && child.name === 'w:pStyle' ? [] : [child],
  );
  const start = instance?.starts.get(level);
  return start === undefined ? plain : withChild(plain, property('w:start', String(start)), () => true);
}

/** A level with the numbers of those above it and its own. */
function levelOfOurs(at: number, isNumbered: boolean, above: readonly XmlElement[]): XmlElement {
  const counted = [...above.flatMap((level, index) => (isCounted(level) ? [index] : [])), at];
  const text = counted.map((each) => `%${each + 1}`).join('.');
  return {
    name: 'w:lvl',
    attributes: { 'w:ilvl': String(at) },
    children: [
      property('w:start', '1'),
      property('w:numFmt', isNumbered ? 'decimal' : 'none'),
      property('w:suff', isNumbered ? 'space' : 'nothing'),
      property('w:lvlText', isNumbered ? text : ''),
      property('w:lvlJc', 'left'),
    ],
  };
}

/** Whether a level shows a number, not a bullet or nothing. */
function isCounted(level: XmlElement): boolean {
  const format = valOf(level, 'w:numFmt') ?? 'decimal';
  const isHidden = childOf(childOf(level, 'w:rPr'), 'w:vanish') !== undefined;
  return !isHidden && format !== 'bullet' && format !== 'none';
}

function property(name: string, value: string): XmlElement {
  return { name, attributes: { 'w:val': value }, children: [] };
}
