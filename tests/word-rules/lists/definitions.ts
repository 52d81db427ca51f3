import { childNamed, childrenNamed } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';

/** A level of a list (ECMA-376 Part 1, 17.9.6). */
export interface Level {
  readonly format: string;
  /** The text of the number, with `%1` to `%9` in the places of the levels' numbers. */
  readonly text: string;
  readonly start: number;
  /** The level, counted from 1, whose items restart this one; undefined for any above, 0 for none (17.9.10). */
  readonly restart: number | undefined;
  /** Whether the numbers of all levels are decimal (17.9.4). */
  readonly isLegal: boolean;
  /** What is between the number and the text (17.9.28). */
  readonly suffix: string;
}

/** A `w:num`. */
export interface List {
  readonly numId: string;
  /** What Word counts together: the definition that has the levels. */
  readonly counted: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** The levels that begin anew with the first item of this list (17.9.26). */
  readonly overrides: ReadonlyMap<number, number>;
  /** The levels of the styles that are linked with them (17.9.23). */
  readonly levelOfStyle: ReadonlyMap<string, number>;
}

export function listsIn(file: DocxPackage): ReadonlyMap<string, List> {
  const root = file.parts.get('word/numbering.xml')?.root;
  const definitions = root ? childrenNamed(root, 'w:abstractNum') : [];
  const lists = new Map<string, List>();
  for (const num of root ? childrenNamed(root, 'w:num') : []) {
    const definition = definitionOf(valueIn(num, 'w:abstractNumId'), definitions);
    const numId = num.getAttribute('w:numId');
    if (definition && numId !== null) lists.set(numId, listOf(numId, num, definition));
  }
  return lists;
}

/** The definition with an id or, where that only names a list style, the one that defines the style (17.9.21, 17.9.27). */
function definitionOf(id: string | undefined, definitions: readonly Element[]): Element | undefined {
  const found = definitions.find((each) => each.getAttribute('w:abstractNumId') === id);
  const linked = found && valueIn(found, 'w:numStyleLink');
  if (linked === undefined) return found;
  return definitions.find((each) => valueIn(each, 'w:styleLink') === linked) ?? found;
}

function listOf(numId: string, num: Element, definition: Element): List {
  const levels = new Map<number, Level>();
  const overrides = new Map<number, number>();
  const levelOfStyle = new Map<string, number>();
  for (const level of childrenNamed(definition, 'w:lvl')) {
    const place = numberIn(level, 'w:ilvl') ?? 0;
    levels.set(place, levelOf(level));
    const style = valueIn(level, 'w:pStyle');
    if (style !== undefined) levelOfStyle.set(style, place);
  }
  for (const override of childrenNamed(num, 'w:lvlOverride')) {
    const place = numberIn(override, 'w:ilvl') ?? 0;
    const level = childNamed(override, 'w:lvl');
    if (level) levels.set(place, levelOf(level));
    const start = numberIn(childNamed(override, 'w:startOverride'), 'w:val');
    if (start !== undefined) overrides.set(place, start);
  }
  const counted = definition.getAttribute('w:abstractNumId') ?? '';
  return { numId, counted, levels, overrides, levelOfStyle };
}

function levelOf(level: Element): Level {
  const legal = childNamed(level, 'w:isLgl');
  return {
    format: valueIn(level, 'w:numFmt') ?? 'decimal',
    text: valueIn(level, 'w:lvlText') ?? '',
    start: numberIn(childNamed(level, 'w:start'), 'w:val') ?? 0,
    restart: numberIn(childNamed(level, 'w:lvlRestart'), 'w:val'),
    isLegal: legal !== undefined && !/^(?:0|false|off)$/.test(legal.getAttribute('w:val') ?? '1'),
    suffix: SUFFIXES.get(valueIn(level, 'w:suff')) ?? '\t',
  };
}

const SUFFIXES: ReadonlyMap<string | undefined, string> = new Map([
  ['space', ' '],
  ['nothing', ''],
]);

/** The `w:val` of a child. */
export function valueIn(element: Element, name: string): string | undefined {
  return childNamed(element, name)?.getAttribute('w:val') ?? undefined;
}

export function numberIn(element: Element | undefined, attribute: string): number | undefined {
  const value = element?.getAttribute(attribute);
  return value == null ? undefined : Number(value);
}
