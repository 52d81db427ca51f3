import type { Theme } from './index.js';

/** A paragraph's looks in a style. Lengths are twips; `line` is 240ths of a line. */
export interface ParagraphLook {
  readonly before?: number;
  readonly after?: number;
  readonly line?: number;
  readonly left?: number;
  readonly right?: number;
  readonly hanging?: number;
  readonly firstLine?: number;
  readonly keepNext?: boolean;
  readonly keepLines?: boolean;
  readonly contextualSpacing?: boolean;
  readonly alignment?: 'left' | 'center' | 'right' | 'both';
  /** 0 to 8: the depth in the navigation pane and the table of contents. */
  readonly outlineLevel?: number;
  readonly border?: { readonly sides: readonly BorderSide[]; readonly color: string; readonly size: number; readonly space: number };
  readonly tabs?: readonly { readonly position: number; readonly alignment: 'left' | 'right'; readonly dots?: boolean }[];
  /** An RGB colour. */
  readonly shading?: string;
}

export type BorderSide = 'top' | 'left' | 'bottom' | 'right';

/** A run's looks in a style. `size` is points. */
export interface RunLook {
  readonly font?: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly color?: string;
  readonly shading?: string;
  readonly border?: string;
  readonly superscript?: boolean;
  readonly noProof?: boolean;
}

export interface Style {
  readonly type: 'paragraph' | 'character';
  readonly id: string;
  /** Word's own name for a built-in style, by which it knows the style in every language. */
  readonly name: string;
  readonly basedOn?: string;
  readonly next?: string;
  /** The other half of a pair of a paragraph and a character style. */
  readonly link?: string;
  readonly priority?: number;
  /** Shown in the style gallery. */
  readonly gallery?: boolean;
  readonly paragraph?: ParagraphLook;
  readonly run?: RunLook;
}

/** The paragraph and character styles of a theme, besides `Normal` and the table styles. */
export function stylesOf(theme: Theme): readonly Style[] {
  return [
    ...headingStyles(theme),
    ...titleStyles(theme),
    ...blockStyles(theme),
    ...noteStyles(theme),
    ...pageStyles(theme),
    ...characterStyles(theme),
  ];
}

/** The line spacing of headings and other short texts: slightly more than single. */
const SNUG = 252;

function headingStyles({ headings, fonts, fontSize, colors }: Theme): Style[] {
  return headings.map((look, index) => ({
    type: 'paragraph',
    id: `Heading${index + 1}`,
    name: `heading ${index + 1}`,
    basedOn: 'Normal',
    next: 'Normal',
    priority: 9,
    gallery: true,
    paragraph: {
      before: look.before,
      after: look.after,
      line: look.line ?? SNUG,
      left: look.left ?? 0,
      keepNext: true,
      keepLines: true,
      outlineLevel: index,
      ...(look.centered ? { alignment: 'center' } : {}),
      ...(look.ruled ? { border: { sides: ['bottom'], color: colors.rule, size: 6, space: 4 } } : {}),
    },
    run: {
      font: fonts.heading,
      size: halfPoint(fontSize * look.scale),
      bold: look.bold,
      italic: look.italic,
      color: look.color ?? colors.heading,
    },
  }));
}

/** The indents of code, in twips, which keep its box inside the column. */
export const CODE_INDENT = 113;

function blockStyles(theme: Theme): Style[] {
  const { colors, fonts, fontSize, paragraphSpacing, quoteIndent, quoteRightIndent } = theme;
  const codeSize = fontSize - 2;
  return [
    {
      type: 'paragraph',
      id: 'ListParagraph',
      name: 'List Paragraph',
      basedOn: 'Normal',
      priority: 34,
      gallery: true,
      paragraph: { contextualSpacing: true },
    },
    {
      type: 'paragraph',
      id: 'ListParagraphLoose',
      name: 'List Paragraph Loose',
      basedOn: 'Normal',
      priority: 35,
      paragraph: {},
    },
    {
      type: 'paragraph',
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      priority: 29,
      gallery: true,
      paragraph: { left: quoteIndent, right: quoteRightIndent },
      run: { color: colors.quote },
    },
    {
      type: 'paragraph',
      id: 'CodeBlock',
      name: 'Code Block',
      basedOn: 'Normal',
      priority: 36,
      gallery: true,
      paragraph: {
        before: 60,
        after: paragraphSpacing + 60,
        line: SNUG,
        left: CODE_INDENT,
        right: CODE_INDENT,
        alignment: 'left',
        border: { sides: ['top', 'left', 'bottom', 'right'], color: colors.codeBorder, size: 4, space: 5 },
        shading: colors.codeBackground,
      },
      run: { font: fonts.code, size: codeSize, noProof: true },
    },
    {
      type: 'paragraph',
      id: 'CodeLabel',
      name: 'Code Label',
      basedOn: 'Normal',
      next: 'CodeBlock',
      priority: 36,
      paragraph: { before: 60, after: 100, line: 240, left: 0, keepNext: true },
      run: { size: codeSize - 0.5, color: colors.muted, noProof: true },
    },
    {
      type: 'paragraph',
      id: 'HorizontalLine',
      name: 'Horizontal Line',
      basedOn: 'Normal',
      next: 'Normal',
      priority: 37,
      paragraph: {
        before: 120,
        after: 240,
        line: 240,
        border: { sides: ['bottom'], color: colors.rule, size: 6, space: 1 },
      },
      run: { size: 6 },
    },
    {
      type: 'paragraph',
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      priority: 38,
      gallery: true,
      paragraph: { before: 40, after: 40, line: SNUG },
    },
    {
      type: 'paragraph',
      id: 'Spacing',
      name: 'Spacing',
      basedOn: 'Normal',
      next: 'Normal',
      priority: 38,
      paragraph: { before: 0, after: 0, line: 240 },
      run: { size: 6 },
    },
  ];
}

function titleStyles({ title, fonts, fontSize, colors, lineSpacing }: Theme): Style[] {
  const style = { type: 'paragraph', basedOn: 'Normal', next: 'Normal', priority: 10, gallery: true } as const;
  const line = lineSpacing > LOOSE ? lineSpacing : SNUG;
  const alignment = title.centered ? ({ alignment: 'center' } as const) : {};
  const bold = title.bold ? ({ bold: true } as const) : {};
  return [
    {
      ...style,
      id: 'Title',
      name: 'Title',
      paragraph: { before: title.before, after: title.after, line, keepNext: true, ...alignment },
      run: { font: fonts.heading, size: halfPoint(fontSize * title.scale), color: colors.heading, ...bold },
    },
    {
      ...style,
      id: 'Subtitle',
      name: 'Subtitle',
      paragraph: { before: 0, after: title.after, line, keepNext: true, ...alignment },
      run: { font: fonts.heading, size: halfPoint(fontSize * Math.max(title.scale * 0.55, 1)), color: colors.muted },
    },
    {
      ...style,
      id: 'TitleDetails',
      name: 'Title Details',
      priority: 11,
      paragraph: { before: 0, after: 0, line, ...(title.detailsCentered ? alignment : {}) },
    },
  ];
}

/** From here on, line spacing is a manuscript's and holds for titles too. */
const LOOSE = 360;

function pageStyles({ fontSize, page, colors }: Theme): Style[] {
  const style = { type: 'paragraph', basedOn: 'Normal', priority: 99 } as const;
  const width = page.width - page.margins.left - page.margins.right;
  const paragraph = { after: 0, line: 240, tabs: [{ position: width, alignment: 'right' }] } as const;
  const run = { size: Math.max(fontSize - 1, 9), color: colors.muted };
  return [
    { ...style, id: 'Header', name: 'header', paragraph, run },
    { ...style, id: 'Footer', name: 'footer', paragraph, run },
  ];
}

function noteStyles({ fontSize }: Theme): Style[] {
  const size = Math.max(fontSize - 2, 8);
  const note = (id: string, name: string): Style => ({
    type: 'paragraph',
    id,
    name,
    basedOn: 'Normal',
    priority: 99,
    paragraph: { after: 40, line: 240 },
    run: { size },
  });
  const reference = (id: string, name: string): Style => ({
    type: 'character',
    id,
    name,
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: { superscript: true },
  });
  return [
    note('FootnoteText', 'footnote text'),
    reference('FootnoteReference', 'footnote reference'),
    note('EndnoteText', 'endnote text'),
    reference('EndnoteReference', 'endnote reference'),
  ];
}

function characterStyles({ colors, fonts }: Theme): Style[] {
  const character = { type: 'character', basedOn: 'DefaultParagraphFont' } as const;
  return [
    { ...character, id: 'Hyperlink', name: 'Hyperlink', priority: 99, run: { color: colors.link, underline: true } },
    {
      ...character,
      id: 'InlineCode',
      name: 'Inline Code',
      priority: 36,
      gallery: true,
      run: { font: fonts.inlineCode, color: colors.inlineCode, noProof: true },
    },
    {
      ...character,
      id: 'Keyboard',
      name: 'Keyboard',
      priority: 36,
      gallery: true,
      run: { font: fonts.inlineCode, border: 'A6A6A6', shading: colors.codeBackground, noProof: true },
    },
  ];
}

/** Word's sizes are whole half-points. */
function halfPoint(points: number): number {
  return Math.round(points * 2) / 2;
}
