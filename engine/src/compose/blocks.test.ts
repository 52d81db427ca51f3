import { describe, expect, test } from 'vitest';
import { templateLook } from '../../../tests/composed.js';
import { settingsOf } from '../api/settings.js';
import { termsOf } from '../language/generated-text.js';
import type { ComposedBlock, ComposedParagraph } from '../model/composed.js';
import type {
  Block,
  Blockquote,
  Callout,
  Code,
  DisplayMath,
  Heading,
  List,
  Paragraph,
} from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import type { Caption, Resolved } from '../model/resolved.js';
import { parse } from '../parse/index.js';
import { resolve } from '../resolve/index.js';
import { type Theme, textWidth, themeOf } from '../theme/index.js';
import { composeBlocks, composeEachBlock, composeOpenedBlocks } from './blocks/index.js';
import type { Composer } from './composer.js';
import { type Context, inList, inQuote, lineWidth, rootContext } from './context.js';
import type { Environment } from './environment.js';
import { addInlines } from './inlines/index.js';
import { KeptBlocks } from './kept-blocks.js';
import { paragraph } from './paragraph.js';

const settings = settingsOf({});
const theme: Theme = { ...themeOf(settings), quoteIndent: 700, quoteRightIndent: 300, listIndent: 400 };
const resolved = resolve(
  parse('', NO_METADATA, () => {}),
  settings,
  () => {},
);
const root = rootContext(
  {
    resolved: { ...resolved, terms: termsOf('en-US') },
    settings,
    theme,
    images: new Map(),
    looseBookmarks: new Map(),
    unreachable: new Map(),
    equations: new Map(),
    highlightedCode: new Map(),
    diagrams: new Map(),
    charts: new Map(),
    report: () => {},
    columnNeeds: new Map(),
    isCodeWide: () => false,
  },
  theme.page,
);

const composer: Composer = {
  blocks: (blocks, context) => composeBlocks(blocks, context, composer),
  openedBlocks: (blocks, context) => composeOpenedBlocks(blocks, context, composer),
  inlines: (inlines, context) => {
    const content: ReturnType<Composer['inlines']> = [];
    addInlines(inlines, context, content);
    return content;
  },
};

const text: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Text' }], line: 1 };
const code = (lang = ''): Code => ({ type: 'code', lang, value: 'x', line: 1 });
const quote = (...children: readonly Block[]): Blockquote => ({ type: 'blockquote', children, line: 1 });
const div = (...children: readonly Block[]): Block => ({ type: 'div', title: [], children, line: 1 });
const callout: Callout = { type: 'callout', kind: 'note', title: [], children: [text], line: 1 };
const list = (own: Partial<List> = {}, ...children: readonly Block[]): List => ({
  type: 'list',
  ordered: false,
  delimiter: '.',
  start: 1,
  spread: false,
  line: 1,
  children: [{ checked: undefined, children: children.length > 0 ? children : [text], line: 1 }],
  ...own,
});

const composed = (...blocks: readonly Block[]): ComposedBlock[] => composeBlocks(blocks, root, composer);
const looks = (...blocks: readonly Block[]) =>
  composed(...blocks).map((block) => (block.type === 'paragraph' ? block.style : block.type));
const paragraphs = (...blocks: readonly Block[]) =>
  composed(...blocks).filter((block): block is ComposedParagraph => block.type === 'paragraph');

describe('between blocks', () => {
  test('what follows a callout has space above it; spacing paragraphs only separate tables and end cells', () => {
    expect(looks(callout)).toEqual(['table', 'Spacing']);
    expect(looks(callout, callout)).toEqual(['table', 'Spacing', 'table', 'Spacing']);
    expect(looks(callout, text)).toEqual(['table', 'BodyText']);
    expect(paragraphs(callout, text)[0]?.spacing).toEqual({ always: false, before: 220 });
    expect(looks(callout, div(callout))).toEqual([...['table', 'Spacing', 'table', 'Spacing']]);
    expect(looks(callout, div(text))).toEqual(['table', 'FirstParagraph']);
    const heading: Block = { type: 'heading', depth: 1, children: [], line: 1 };
    expect(paragraphs(callout, heading)[0]?.spacing).toBeUndefined();
  });

  test('there is a spacing paragraph between two code blocks without labels, and nowhere else', () => {
    expect(looks(code(), code())).toEqual(['CodeBlock', 'Spacing', 'CodeBlock']);
    expect(looks(code(), code('js'))).toEqual(['CodeBlock', 'CodeLabel', 'CodeBlock']);
    expect(looks(code('js'), code())).toEqual(['CodeLabel', 'CodeBlock', 'Spacing', 'CodeBlock']);
    expect(looks(code(), text)).toEqual(['CodeBlock', 'BodyText']);
  });

  test('there is a spacing paragraph between two rules, and nowhere else', () => {
    const rule = { type: 'thematicBreak', line: 1 } as const;
    expect(looks(rule, rule)).toEqual(['HorizontalLine', 'Spacing', 'HorizontalLine']);
    expect(looks(rule, text, rule)).toEqual(['HorizontalLine', 'FirstParagraph', 'HorizontalLine']);
  });

  test('a tight list has no space between its levels, a loose one has', () => {
    const nested = list({}, text, list({ ordered: true }));
    expect(paragraphs(nested).map(({ style, spacing }) => [style, spacing])).toEqual([
      ['ListBullet', { after: 0, always: false }],
      ['ListNumber2', undefined],
    ]);
    const [item] = paragraphs({ ...nested, children: [...list().children, ...list().children] });
    expect(item?.spacing).toBeUndefined();
    const [loose] = paragraphs({ ...nested, spread: true });
    expect(loose?.spacing).toEqual({ always: true });
  });

  test('there is a space between two lists, but not between items or before what follows', () => {
    const [first, second] = paragraphs(list(), list({ ordered: true }));
    expect(first?.spacing).toEqual({ after: Math.max(theme.paragraphSpacing, 120), always: true });
    expect(second?.spacing).toBeUndefined();
    expect(paragraphs(list(), text)[0]?.spacing).toBeUndefined();
    expect(paragraphs(text, list())[0]?.spacing).toBeUndefined();
  });
});

describe('a block of a text that is composed again', () => {
  const words = (value: string): Paragraph => ({ ...text, children: [{ type: 'text', value }] });
  const titled = (value: string): Heading => ({ ...words(value), type: 'heading', depth: 1 });
  const rule: Block = { type: 'thematicBreak', line: 1 };
  const page: Block = { type: 'pageBreak', line: 1 };
  const [table = text] = parse('| a |\n|---|\n| b |', NO_METADATA, () => {}).blocks;
  const caption: Paragraph = { ...text, children: [{ ...words('Table 2. Tea.'), type: 'emphasis' }] };
  const formula: DisplayMath = { type: 'math', value: 'x', line: 1 };
  const part = titled('Tables');

  interface Written {
    readonly above?: readonly Block[];
    readonly below?: readonly Block[];
    readonly top?: 'page' | 'columns';
    readonly columnWidth?: number;
    readonly own?: Partial<Omit<Environment, 'resolved'>>;
    readonly resolved?: Partial<Resolved>;
  }

  function composedIn(block: Block, written: Written, keeper?: KeptBlocks): readonly ComposedBlock[] {
    const { above = [], below = [], top = 'text', columnWidth = root.columnWidth, own } = written;
    const blocks = [...above, block, ...below];
    const { environment } = root;
    const all = {
      ...environment,
      ...own,
      resolved: { ...environment.resolved, ...written.resolved, blocks },
    };
    const context = { ...root, columnWidth, environment: keeper?.begin(all) ?? all };
    return [...composeEachBlock(blocks, context, composer, top, keeper)];
  }

  const academic = { settings: settingsOf({ template: 'academic', titlePage: true }) };
  const manuscript = { ...academic, theme: themeOf(academic.settings) };
  const titledBy = (title: string): Written => {
    const document = parse('a', { authors: [], title: { markdown: title, line: 1 } }, () => {});
    return { own: manuscript, resolved: { front: resolve(document, academic.settings, () => {}).front } };
  };
  const template = { theme: { ...theme, ...templateLook({}) } };
  const equations = new Map([[formula, { math: [], mathml: '', size: { width: 0, height: 0, depth: 0 } }]]);
  const label: Caption = {
    kind: 'equation',
    before: '',
    chapter: '',
    number: 1,
    restarts: false,
    after: '',
    afterNumber: '',
    text: [],
    sequence: 'Equation',
  };
  const numbered = new Map([[formula, label]]);
  const formulas = { own: { equations }, resolved: { captions: numbered } };

  test.each<[string, Block, Written, Written]>([
    ['in another column', callout, {}, { columnWidth: 3000 }],
    ['below a heading', text, { above: [text] }, { above: [titled('A')] }],
    ['below a table', text, { above: [list()] }, { above: [callout] }],
    ['at the top of a page', part, {}, { top: 'page' }],
    ['below columns', text, {}, { top: 'columns' }],
    ['below a page break', part, { above: [rule] }, { above: [page] }],
    ['above another rule', rule, { below: [text] }, { below: [rule] }],
    ['above another list', list(), { below: [text] }, { below: [list()] }],
    ['above more code', code(), { below: [text] }, { below: [code()] }],
    ['that introduces a list', words('As follows:'), { below: [text] }, { below: [list()] }],
    ['above a callout', text, { own: template, below: [text] }, { own: template, below: [callout] }],
    ['set as a table at the end', callout, { below: [text] }, {}],
    ['that has its caption below', table, { below: [text] }, { below: [caption] }],
    ['that is a formula at the end', formula, { ...formulas, below: [text] }, formulas],
    [
      'that begins a part of a manuscript',
      part,
      { own: manuscript, above: [titled('One')] },
      { own: manuscript, above: [{ ...titled('References'), isBibliography: true }] },
    ],
    ['below the title of a manuscript', text, titledBy('One'), titledBy('Other')],
    ['that begins the text of a manuscript', part, { ...titledBy('One'), above: [text] }, titledBy('One')],
  ])('is as if composed for the first time: one %s', (_, block, first, second) => {
    for (const [before, after] of [
      [first, second],
      [second, first],
    ] as const) {
      const keeper = new KeptBlocks();
      composedIn(block, before, keeper);
      expect(composedIn(block, after, keeper)).toEqual(composedIn(block, after));
    }
    expect(composedIn(block, first)).not.toEqual(composedIn(block, second));
  });

  test.each<[string, Block, Written, Written]>([
    ['text above other text', text, { below: [list()] }, { below: [titled('A')] }],
    ['a heading above a table', part, { below: [text] }, { below: [table] }],
    ['a quotation above a rule', quote(text), { below: [rule] }, { below: [text] }],
    ['a table above other text', table, { below: [text] }, { below: [list()] }],
    ['anything below a list', code(), { above: [text] }, { above: [list()] }],
  ])('is that of before where nothing around it matters: %s', (_, block, first, second) => {
    const keeper = new KeptBlocks();
    const before = composedIn(block, first, keeper);
    const same = composedIn(block, second, keeper).filter((each) => before.includes(each));
    expect(same).toEqual(composedIn(block, {}).slice(0, same.length));
    expect(same.length).toBeGreaterThan(0);
  });
});

describe('indents', () => {
  test('of a quote are its style’s; quotes in quotes come in on the left only', () => {
    const inside = (depth: number) => {
      let block: Block = text;
      for (let count = 0; count < depth; count++) block = quote(block);
      return paragraphs(block)[0];
    };
    expect(inside(1)).toMatchObject({ style: 'Quote', indents: undefined });
    expect(inside(2)).toMatchObject({ style: 'Quote', indents: { left: 1400, right: 300 } });
    expect(inside(3)).toMatchObject({ style: 'Quote', indents: { left: 2100, right: 300 } });
  });

  test('of a list’s first paragraph are its level’s, those of the others their style’s', () => {
    const [first, second] = paragraphs(list({}, text, text));
    expect(first?.numbering).toMatchObject({ level: 0, format: 'bullet' });
    expect(first?.indents).toBeUndefined();
    expect(second).toMatchObject({ style: 'ListContinue', numbering: undefined, indents: undefined });
    const [, nested] = paragraphs(list({}, text, list()));
    expect(nested).toMatchObject({ indents: undefined, numbering: { level: 1 } });
  });

  test('of a list in a quote add up', () => {
    const [first, second] = paragraphs(quote(list({}, text, text)));
    expect(first?.indents).toEqual({ left: 1100, right: 300, hanging: 400 });
    expect(second?.indents).toEqual({ left: 1100, right: 300 });
  });

  test('of code in a list come from its style and the list', () => {
    const block = paragraphs(list({}, text, code()))[1];
    expect(block).toMatchObject({ style: 'CodeBlock', indents: { left: 400 + 113, right: 113 } });
    expect(paragraphs(code())[0]?.indents).toBeUndefined();
  });

  test('of a task make room for its box', () => {
    const task = list();
    const [item] = task.children;
    if (!item) throw new Error('No item');
    const [first] = paragraphs({ ...task, children: [{ ...item, checked: true }] });
    expect(first).toMatchObject({ style: 'ListParagraph', indents: { left: 400, hanging: 400 } });
    expect(first?.numbering).toBeUndefined();
    expect(first?.content.slice(0, 2)).toEqual([{ type: 'checkbox', checked: true }, { type: 'tab' }]);
  });

  test('leave a line of an inch, however deep the quotes are', () => {
    let context: Context = root;
    for (let depth = 0; depth < 30; depth++) context = inQuote(context);
    expect(context.left).toBe(textWidth(theme.page) - 300 - 1440);
    expect(lineWidth(context)).toBe(1440);
    expect(lineWidth({ ...context, columnWidth: 1000 })).toBe(1000);
    expect(lineWidth({ ...root, left: 400, right: 100 })).toBe(textWidth(theme.page) - 500);
  });
});

describe('body text', () => {
  test.each([
    ['as it is', {}, {}, 'BodyText'],
    ['centred', { alignment: 'center' }, {}, 'FirstParagraph'],
    ['on the right', { alignment: 'right' }, {}, 'FirstParagraph'],
    ['on the left', { alignment: 'left' }, {}, 'BodyText'],
    ['that is a formula', { alignment: 'center' }, { bodyStyle: 'Equation' }, 'Equation'],
    ['with a style of its own', { alignment: 'center' }, { style: 'Heading1' }, 'Heading1'],
    ['in a container', { paragraphStyle: 'TableText' }, { bodyStyle: 'Equation' }, 'TableText'],
  ] as const)(
    '%s has a style without a first-line indent where that would be wrong',
    (_, own, layout, style) => {
      expect(paragraph([], { ...root, ...own }, layout)).toMatchObject({ style, indents: undefined });
    },
  );

  test('with a style of its own is as far from the edges as what it is in', () => {
    const styled = (own: Partial<Context>) =>
      paragraph([], { ...root, ...own }, { style: 'Heading1' }).indents;
    expect(styled({})).toBeUndefined();
    expect(styled({ right: 300 })).toEqual({ left: 0, right: 300 });
    expect(styled({ left: 200 })).toEqual({ left: 200 });
    expect(styled({ opening: { content: [], hanging: 400 } })).toEqual({ left: 0, hanging: 400 });
  });

  const plain = (value: string): Paragraph => ({ ...text, children: [{ type: 'text', value }] });
  const heading = (value: string, depth: 1 | 2 = 1): Block => ({
    type: 'heading',
    depth,
    children: [{ type: 'text', value }],
    line: 1,
  });

  test('opens a section where the template says so', () => {
    const blocks = [plain('One'), plain('Two'), heading('A'), plain('Three'), plain('Four')];
    const flush = ['FirstParagraph', 'BodyText', 'Heading1', 'FirstParagraph', 'BodyText'];
    expect(looks(...blocks)).toEqual(flush);
    const indented = { ...root.environment, theme: { ...theme, opensFlush: false } };
    const all = flush.map((style) => ({ style: style === 'FirstParagraph' ? 'BodyText' : style }));
    expect(composeBlocks(blocks, { ...root, environment: indented }, composer)).toMatchObject(all);
  });

  test('continues below other blocks if it begins in lower case', () => {
    expect(looks(plain('A'), code(), plain('where x is'))).toEqual([
      'FirstParagraph',
      'CodeBlock',
      'FirstParagraph',
    ]);
    expect(looks(plain('A'), code(), plain('Where x is'))).toEqual([
      'FirstParagraph',
      'CodeBlock',
      'BodyText',
    ]);
    expect(looks(plain('A'), plain('where x is'))).toEqual(['FirstParagraph', 'BodyText']);
  });

  test('is a reference if it is marked as one', () => {
    const all = looks(
      heading('References'),
      { ...plain('A'), isReference: true },
      list(),
      { ...plain('B'), isReference: true },
      plain('C'),
    );
    expect(all).toEqual(['Heading1', 'Bibliography', 'ListBullet', 'Bibliography', 'BodyText']);
    const [entry] = paragraphs({ ...plain('A'), isReference: true });
    expect(entry).toMatchObject({ style: 'Bibliography', indents: undefined });
  });
});

test('lists keep their side, have no alignment, and are loose if their source is', () => {
  const inside = inList({ ...root, alignment: 'center' }, { ordered: false, spread: false }, true);
  expect(inside).toMatchObject({ alignment: undefined, rightToLeft: true, directedBy: 'list', listDepth: 1 });
  expect(inside.paragraphStyle).toBe('ListContinue');
  const [loose] = paragraphs(list({ spread: true }));
  expect(loose).toMatchObject({ style: 'ListBullet', spacing: { always: true } });
  expect(paragraphs(list())[0]?.spacing).toBeUndefined();
  expect(
    inList(
      { ...root, containerStyle: 'TableText', paragraphStyle: 'TableText' },
      { ordered: false, spread: true },
      false,
    ),
  ).toMatchObject({
    paragraphStyle: 'TableText',
  });
});

test('code is formatted to suit its surroundings', () => {
  const inside: Paragraph = { ...text, children: [{ type: 'inlineCode', value: 'x' }] };
  const styleOf = (block: Block, context: Context): unknown => {
    const [first] = composeBlocks([block], context, composer);
    const [run] = first?.type === 'paragraph' ? first.content : [];
    return run?.type === 'text' ? run.properties.style : run?.type;
  };
  expect(styleOf(inside, root)).toBe('InlineCode');
  expect(styleOf({ ...inside, type: 'heading', depth: 2 }, root)).toBe('HeadingCode');
  expect(styleOf(inside, rootContext(root.environment, theme.page, 'FootnoteText'))).toBe('SmallCode');
});
