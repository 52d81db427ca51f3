import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingsOf } from '../../engine/src/api/settings.js';
import { layOut } from '../../engine/src/layout/index.js';
import { PLAIN_RUN } from '../../engine/src/model/composed-inlines.js';
import type { TableStyleId } from '../../engine/src/model/names/style-ids.js';
import type {
  CharacterStyle,
  ParagraphLook,
  ParagraphStyle,
  RunLook,
  StyleChanges,
  TablePart,
  TextLook,
} from '../../engine/src/model/style.js';
import { formatOf, formatsOf } from '../../engine/src/theme/formats.js';
import { type Theme, themeOf } from '../../engine/src/theme/index.js';
import { stylesOf } from '../../engine/src/theme/styles/index.js';
import { tableStyles as tablesOf } from '../../engine/src/theme/styles/tables.js';
import { style as styleXml } from '../../engine/src/write/parts/style.js';
import { tableStyles } from '../../engine/src/write/parts/table-styles.js';
import { StyleNames } from '../../engine/src/write/style-names.js';
import { cell, documentOf, paragraph, section, table } from '../composed-pages.js';

/* Each property of the sheet, changed in one style after the other: the file has the change, and so have the pages. */

const base = themeOf(settingsOf({}));
let drawn = 0;
const number = (min: number, max: number): number =>
  fc.sample(fc.integer({ min, max }), { numRuns: 1, seed: drawn++ })[0] ?? min;
const color = () => number(0x100000, 0xffffff).toString(16).toUpperCase();

type Values<Look> = { readonly [Name in keyof Required<Look>]: () => Required<Look>[Name] };

/** A random value for each property, which no style has by itself; direction is given to each paragraph, on the pages as in the file. */
const PARAGRAPH: Values<
  Omit<ParagraphLook, 'hanging' | 'firstLineCharacters' | 'outlineLevel' | 'leftToRight'>
> = {
  before: () => number(601, 900),
  after: () => number(601, 900),
  line: () => number(601, 700),
  left: () => number(1801, 2400),
  right: () => number(1801, 2400),
  firstLine: () => number(1000, 1600),
  keepNext: () => true,
  keepLines: () => true,
  contextualSpacing: () => true,
  undivided: () => true,
  alignment: () => 'right',
  border: () => ({ sides: ['top', 'bottom'], color: color(), size: number(10, 40), space: number(9, 15) }),
  tabs: () => [{ position: number(5000, 6000), alignment: 'right' }],
  shading: color,
};
/** The pages are drawn with the widths of single letters. */
type NotDrawn = 'noProof' | 'kerning';
const TEXT: Values<Omit<TextLook, NotDrawn>> = {
  font: () => 'Georgia',
  size: () => number(31, 40),
  bold: () => true,
  italic: () => true,
  caps: () => true,
  smallCaps: () => true,
  strike: () => true,
  color,
};
const RUN: Values<Omit<RunLook, NotDrawn>> = {
  ...TEXT,
  underline: () => true,
  shading: color,
  border: color,
  superscript: () => true,
};

const withStyles = (styles: StyleChanges): Theme => ({
  ...base,
  styles,
  tables: tablesOf({ ...base, styles }),
});

/** How a sheet writes each of its styles. */
function writtenStyles(sheet: Theme): ReadonlyMap<string, string> {
  const names = new StyleNames();
  const own = stylesOf(sheet).map((each) => [each.id, styleXml(each, {}, names)] as const);
  return new Map([...own, ...tableStyles(sheet, names).map(({ id, xml }) => [id, xml] as const)]);
}
const WRITTEN = writtenStyles(base);
const ownStyles = stylesOf(base).filter(({ id }) => !id.endsWith('Char'));

const TEXT_OF_LINES = 'One two three four five six seven eight nine ten. '.repeat(4);

/** The page of two paragraphs in a style, with a tab, and in a style of characters or of tables, if one is named. */
function pageOf(
  sheet: Theme,
  { style = 'BodyText', run }: { readonly style?: ParagraphStyle['id']; readonly run?: CharacterStyle['id'] },
): string {
  const text = {
    type: 'text',
    text: TEXT_OF_LINES,
    properties: run ? { ...PLAIN_RUN, style: run } : PLAIN_RUN,
  } as const;
  const tabbed = paragraph('a', {
    style,
    content: [{ ...text, text: 'Beyond the indents' }, { type: 'tab' }, { ...text, text: 'b' }],
  });
  const own = paragraph('', { style, content: [text] });
  const drawn = layOut(documentOf([section([own, own, tabbed, paragraph('after')])]), sheet).draw(1);
  return JSON.stringify([drawn.body, drawn.looks]);
}

/** These move paragraphs only where pages end or several words do not fit: the layout reads them of the format. */
const ONLY_IN_FORMAT = {
  keepNext: 'keepNext',
  keepLines: 'keepLines',
  contextualSpacing: 'contextual',
  undivided: 'undivided',
} as const;

test.each(ownStyles.filter((each) => each.type === 'paragraph').map((each) => [each.id, each] as const))(
  'each property of the paragraph style %s',
  (id, { paragraph: own = {}, run = {} }) => {
    const page = pageOf(base, { style: id });
    const format = formatOf(formatsOf(base), id);
    const before = { ...own, ...run };
    const changes = [
      ...Object.entries(PARAGRAPH).map(
        ([name, value]) => [name, { paragraph: { [name]: value() } }] as const,
      ),
      ...Object.entries(TEXT).map(([name, value]) => [name, { run: { [name]: value() } }] as const),
    ];
    for (const [name, change] of changes) {
      const isInherited = { ...format }[name as keyof typeof format] === true;
      const isAlready = isInherited || before[name as keyof typeof before] === true;
      if (isAlready || (name === 'alignment' && format.alignment === 'right')) continue;
      if (name === 'firstLine' && own.hanging !== undefined) continue;
      const sheet = withStyles({ [id]: change });
      expect(writtenStyles(sheet).get(id), `${name} of ${id} in the file`).not.toBe(WRITTEN.get(id));
      const key = ONLY_IN_FORMAT[name as keyof typeof ONLY_IN_FORMAT];
      if (key) expect(formatOf(formatsOf(sheet), id)[key], `${name} of ${id}`).toBe(true);
      else expect(pageOf(sheet, { style: id }), `${name} of ${id} on the page`).not.toBe(page);
    }
  },
);

test.each(ownStyles.filter((each) => each.type === 'character').map((each) => [each.id, each] as const))(
  'each property of the character style %s',
  (id, { run: own = {} }) => {
    const page = pageOf(base, { run: id });
    for (const [name, value] of Object.entries(RUN)) {
      if (own[name as keyof RunLook] === true) continue;
      const sheet = withStyles({ [id]: { run: { [name]: value() } } });
      expect(writtenStyles(sheet).get(id), `${name} of ${id} in the file`).not.toBe(WRITTEN.get(id));
      expect(pageOf(sheet, { run: id }), `${name} of ${id} on the page`).not.toBe(page);
    }
  },
);

const line = () => ({ thickness: number(31, 60), color: color() });
const PART: readonly (() => TablePart)[] = [
  ...(['top', 'right', 'bottom', 'left', 'insideH', 'insideV'] as const).map((side) => () => ({
    borders: { [side]: line() },
  })),
  () => ({ shading: color() }),
  () => ({ color: color() }),
  () => ({ shareAbove: 0.5 }),
  ...(['bold', 'italic', 'caps', 'smallCaps', 'strike'] as const).map((toggle) => () => ({
    toggles: { [toggle]: true },
  })),
];

/** The lines that a part of one row or column has none of. */
const NOT_INSIDE: Readonly<Record<string, readonly string[]>> = {
  whole: [],
  firstRow: ['insideH'],
  firstColumn: ['insideV'],
  oddRows: ['insideH'],
  evenRows: ['insideH'],
};

/** Three rows and columns of cells, one of which is higher than the others of its row. */
function tableOf(sheet: Theme, style: TableStyleId): string {
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) =>
      cell('x', {
        column,
        blocks: Array.from({ length: column === row ? 3 : 1 }, () =>
          paragraph('x', { style: row === 0 ? 'TableHeading' : 'TableText' }),
        ),
      }),
    ),
  );
  const block = {
    ...table(rows, { hasFirstRow: true, hasFirstColumn: true }),
    style,
    widths: [2000, 2000, 2000],
  };
  const drawn = layOut(documentOf([section([block])]), sheet).draw(1);
  return JSON.stringify([drawn.body, drawn.looks]);
}

test.each([...base.tables.keys()].filter((id) => id !== 'TableNormal'))(
  'each property of the table style %s',
  (id) => {
    const page = tableOf(base, id);
    for (const part of ['whole', 'firstRow', 'firstColumn', 'oddRows', 'evenRows'] as const) {
      for (const value of PART) {
        const own = value();
        // The header row of Markdown's tables is at the top of the table, and has what is said of it, not of the whole.
        const [name = '', inner] = Object.entries(own)[0] ?? [];
        const what = `${JSON.stringify(own)} of ${part} of ${id}`;
        const sheet = withStyles({ [id]: { [part]: own } });
        expect(writtenStyles(sheet).get(id), `${what} in the file`).not.toBe(WRITTEN.get(id));
        const isText = name === 'toggles' || name === 'color';
        const isInside =
          name === 'borders' && Object.keys(inner as object).some((side) => NOT_INSIDE[part]?.includes(side));
        // Text takes from tables what the styles of cells leave open: of Markdown's tables, and of the whole or of header rows.
        const takesText = id === 'MarkdownTable' && (part === 'whole' || part === 'firstRow');
        if ((isText && !takesText) || isInside) continue;
        expect(tableOf(sheet, id), `${what} on the page`).not.toBe(page);
      }
    }
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const sheet = withStyles({ [id]: { margins: { [side]: number(301, 400) } } });
      expect(writtenStyles(sheet).get(id)).not.toBe(WRITTEN.get(id));
      expect(tableOf(sheet, id), `the margin ${side} of ${id} on the page`).not.toBe(page);
    }
  },
);
