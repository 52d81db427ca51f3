import type { CellLook } from '../model/block-look.js';
import { backgroundIn, rgbOf } from './colors.js';
import { SIDES } from './declarations.js';
import { lineAt, lineCss } from './lines.js';

/** An element of a table: its style in CSS, and its attributes, which say the same in older pages. */
export interface StyledElement {
  readonly style: ReadonlyMap<string, string>;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A cell, and what it is in. */
export interface StyledCell {
  readonly cell: StyledElement;
  /** Its row and its part of the table, from the inside out. */
  readonly rows: readonly StyledElement[];
  readonly table?: StyledElement | undefined;
}

type Properties = Required<CellLook>;

/** How each property of a cell is read, from the cell itself or from what it is in. */
const READERS: { readonly [Name in keyof Properties]: (cell: StyledCell) => Properties[Name] | undefined } = {
  background: ({ cell, rows, table }) => first([cell, ...rows, ...(table ? [table] : [])], backgroundOf),
  edges: ({ cell }) => edgesIn(cell),
  // On a table, the property and the attribute are for the table itself.
  shareAbove: ({ cell, rows }) => first([cell, ...rows], roomAboveIn),
};

/** How each property of a cell is written, as declarations of CSS. */
const WRITERS: { readonly [Name in keyof Properties]: (value: Properties[Name]) => readonly string[] } = {
  background: (color) => [`background-color: #${color}`],
  edges: (edges) =>
    Object.entries(edges).map(([side, line]) => `border-${side}: ${line === 'none' ? line : lineCss(line)}`),
  shareAbove: (share) => [`vertical-align: ${VERTICAL_ALIGNMENTS[share]}`],
};

/** How a cell differs from the style of its table; `undefined` if it does not. */
export function cellLookIn(cell: StyledCell): CellLook | undefined {
  const read = Object.entries(READERS).flatMap(([name, reader]) => {
    const value = reader(cell);
    return value === undefined ? [] : [[name, value]];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

/** The look of a cell, in CSS; empty if it has none. */
export function cellCss(look: CellLook = {}): string {
  return NAMES.flatMap((name) => declarationsOf(name, look)).join('; ');
}

function declarationsOf<Name extends keyof Properties>(
  name: Name,
  { [name]: value }: { readonly [Each in Name]?: Properties[Each] },
): readonly string[] {
  return value === undefined ? [] : WRITERS[name](value);
}

const NAMES = ['background', 'edges', 'shareAbove'] as const satisfies readonly (keyof Properties)[];

function first<Value>(
  elements: readonly StyledElement[],
  read: (element: StyledElement) => Value | undefined,
): Value | undefined {
  for (const element of elements) {
    const value = read(element);
    if (value !== undefined) return value;
  }
  return undefined;
}

function backgroundOf({ style, attributes: { bgcolor = '' } }: StyledElement): string | undefined {
  return backgroundIn(style) ?? rgbOf(bgcolor) ?? rgbOf(`#${bgcolor}`);
}

function edgesIn({ style }: StyledElement): Properties['edges'] | undefined {
  const edges = SIDES.flatMap((side) => {
    const line = lineAt(style, side);
    return line === undefined ? [] : [[side, line]];
  });
  return edges.length === 0 ? undefined : Object.fromEntries(edges);
}

/** By the share of the free room that is above the text. */
const VERTICAL_ALIGNMENTS = { 0: 'top', 0.5: 'middle', 1: 'bottom' } as const;

/** CSS 2, 17.5.3; `baseline` is what cells have anyway. */
const ROOM_ABOVE: Readonly<Record<string, CellLook['shareAbove']>> = { top: 0, middle: 0.5, bottom: 1 };

function roomAboveIn({ style, attributes: { valign = '' } }: StyledElement): CellLook['shareAbove'] {
  return ROOM_ABOVE[(style.get('vertical-align') ?? valign).trim().toLowerCase()];
}
