import { type Notice, notice } from '../api/notice.js';
import type { StyleMapping } from '../api/options.js';
import { hasBuiltInLook } from '../model/carried.js';
import type { BaseStyleId, CharacterStyleId, ParagraphStyleId, StyleId } from '../model/names/style-ids.js';
import type { Style } from '../model/style.js';
import type { FittedTemplate, Template, TemplateList, TemplateStyle } from '../model/template.js';
import { type Theme, textWidth } from '../theme/index.js';
import { CODE_INDENT } from '../theme/measures.js';
import { stylesOf } from '../theme/styles/index.js';
import type { WordTemplateMarker } from '../theme/word-template-markers.js';
import { someElement } from '../xml/element.js';
import { escapeAttribute } from '../xml/escape.js';
import { storiesIn } from './body.js';
import { type CompletedNumbers, completedNumbers } from './completed-numbers.js';
import { titlesContents } from './contents-title.js';
import { MeasuredFonts } from './fonts.js';
import { codeRunOf, formatOfLook, gridOf, runLookOf, spacingOnGrid } from './formats.js';
import { type HeadingNumbering, headingNumbering } from './heading-numbers.js';
import { listIndents } from './list-indents.js';
import { listOfStyle } from './lists.js';
import { noteNumbers } from './note-numbers.js';
import { withNumberIndents } from './number-indents.js';
import { fitOwnStyles } from './own-styles.js';
import { characterSpace, gridPitch, lineNumbersIn, pageOf, wholePageOf } from './page.js';
import { NameIndex, proposeStyles, type StyleMap, TABLE_STYLES } from './propose.js';
import { addsSpace, hasGridInTables } from './settings.js';
import { Looks } from './style-looks.js';
import { applyStyleMap } from './style-map.js';
import { TabStops } from './tab-stops.js';
import { hasLines, tableOutsets, tableParagraphs, withTemplateTables } from './table-look.js';
import { accentsIn } from './theme-colors.js';
import { ThemeFonts } from './theme-fonts.js';
import { uncountedBelow } from './uncounted-styles.js';

/** Everything that a template determines for a document. */
export interface TemplateFit {
  readonly theme: Theme;
  /** The template, whose styles may have other indents now. */
  readonly template: Template;
  readonly styles: Omit<FittedTemplate, 'template' | 'showsTitle' | 'landscape' | 'language'>;
  readonly map: StyleMap;
  readonly looks: Looks;
  /** Undefined if the template's headings have no numbers. */
  readonly numbered: HeadingNumbering | undefined;
  readonly notices: readonly Notice[];
}

/** Maps our styles to those of a template, and returns the theme for composing and laying out the text. */
export function fitTemplate(read: Template, base: Theme, given: StyleMapping = {}): TemplateFit {
  const themeFonts = new ThemeFonts(read.theme?.root);
  const space = characterSpace(read.body.section);
  const before = new Looks(read.styles, themeFonts, space);
  const own = stylesOf(base);
  const { template, indented } = withNumberIndents(read, base, own, before);
  const looks = template === read ? before : new Looks(template.styles, themeFonts, space);
  const byName = new NameIndex(template.styles.all);
  const proposed = proposeStyles(template, looks, own, byName);
  const { map, unknown } = applyStyleMap(proposed, given, byName, own, looks);
  const standard = standardStyle(template.styles.all, 'paragraph', 'Normal');
  const theme = themeWith(template, base, own, map, looks, standard, indented);
  const fonts = new MeasuredFonts(template.fontTable);
  const completed = completedNumbers(template, map, looks, fonts, base.numberedFrom);
  return {
    theme,
    template,
    styles: stylesWith(template, map, looks, own, indented, theme.tables, completed),
    map,
    looks,
    numbered: headingNumbering(template, map, looks, fonts, completed),
    notices: unknown.map((name) =>
      notice(
        'template-style-unknown',
        `The Word template has no suitable style "${name}"; the style was chosen automatically`,
        1,
      ),
    ),
  };
}

function themeWith(
  template: Template,
  base: Theme,
  own: readonly Style[],
  map: StyleMap,
  looks: Looks,
  standard: TemplateStyle | undefined,
  roomForNumbers: ReadonlySet<ParagraphStyleId>,
): Theme {
  const fonts = new MeasuredFonts(template.fontTable);
  const { section } = template.body;
  const grid = gridPitch(section);
  const isInTables = hasGridInTables(template.settings);
  const tables = map.get('MarkdownTable');
  const inTables = tables ? looks.within(tableParagraphs(template.styles, tables)) : looks;
  const look = (id: StyleId): ReturnType<Looks['of']> | undefined => {
    const style = map.get(id);
    return style && (id === 'TableText' || id === 'TableHeading' ? inTables : looks).of(style.id);
  };
  const normal = standard ? looks.of(standard.id) : looks.defaults;
  const body = look('BodyText') ?? normal;
  const withoutTab = new Set<ParagraphStyleId>();
  const page = pageOf(section);
  const paragraphs = new Map<ParagraphStyleId, ReturnType<typeof formatOfLook>>();
  const characters = new Map<CharacterStyleId, ReturnType<typeof runLookOf>>();
  const markers = new Map<ParagraphStyleId, WordTemplateMarker>();
  for (const { id, type, numbering } of own) {
    const found = look(id);
    const style = map.get(id);
    if (
      style &&
      found &&
      type === 'paragraph' &&
      (id === 'Bibliography' || (numbering && numbering.kind !== 'Heading'))
    ) {
      const list = listOfStyle(template, style, found);
      if (list) markers.set(id, list.marker);
    }
    if (found && type === 'paragraph') {
      const needsTab = /^TOC\d$/.test(id) && !found.rightTab;
      if (needsTab) withoutTab.add(id);
      const tabbed = needsTab ? { ...found, rightTab: { position: textWidth(page), dots: true } } : found;
      paragraphs.set(id, formatOfLook(id, tabbed, fonts, gridOf(id, grid, isInTables)));
    }
    if (found && type === 'character') characters.set(id, runLookOf(found, looks.defaults, fonts));
  }
  const code = look('CodeBlock');
  const codeRun = codeRunOf(code, look('InlineCode'), fonts);
  const quote = look('Quote');
  const textLeft = Math.max(body.left, 0);
  const isFromFootmark = hasBuiltInLook(template);
  const accents = accentsIn(template.theme?.root);
  return {
    ...base,
    page,
    fonts: {
      ...base.fonts,
      body: body.font ?? base.fonts.body,
      heading: look('Heading1')?.font ?? body.font ?? base.fonts.heading,
    },
    fontSize: body.size,
    lineSpacing: body.line.rule === 'multiple' ? Math.round(body.line.of * 240) : 240,
    paragraphSpacing: Math.round(body.after),
    firstLineIndent: Math.round(Math.max(body.firstLine, 0)),
    alignsNumbers: isFromFootmark ? base.alignsNumbers : true,
    // In templates made from our own files, the style always exists.
    opensFlush: isFromFootmark
      ? base.opensFlush
      : map.has('FirstParagraph') && map.get('FirstParagraph') !== map.get('BodyText'),
    quoteIndent: Math.round(quote?.left ?? textLeft + base.quoteIndent),
    quoteRightIndent: Math.round(quote?.right ?? base.quoteRightIndent),
    ...listIndents(map, looks, markers, textLeft, base),
    tables: withTemplateTables(base.tables, template.styles, map),
    isOfWord: true,
    ...(accents && { accents }),
    stories: storiesIn(template.body),
    titlesContents: titlesContents(template.body),
    ...lineNumbersIn(section),
    ...(template.body.titleIsAcross && { titlePage: wholePageOf(section) }),
    notes: noteNumbers(template),
    normal: formatOfLook('Normal', normal, fonts, grid),
    paragraphs,
    characters,
    markers,
    withoutTab,
    strayNumbers: new Set(
      UNNUMBERED.filter(
        (id) => (look(id) ?? (id === 'TableCaption' ? look('Caption') : undefined))?.numbering,
      ),
    ),
    textLeft,
    addsSpace: addsSpace(template.settings),
    roomForNumbers,
    mayTouchTables: !isFromFootmark,
    ...(grid === undefined ? {} : { onGrid: spacingOnGrid(grid, isInTables) }),
    fitOwn: fitOwnStyles(normal, body, look, codeRun, new TabStops(template.styles.all).inherited),
    usesMargins: isFromFootmark && code?.left === CODE_INDENT && code.right === CODE_INDENT,
    narrowsLandscape: isFromFootmark,
    setsCodeRuns: codeRun !== undefined,
    paragraphNamed: (name) => {
      const found = styleNamed(template.styles.all, 'paragraph', name);
      return found && { id: found.id, format: formatOfLook(found.id, looks.of(found.id), fonts, grid) };
    },
    characterNamed: (name) => {
      const found = styleNamed(template.styles.all, 'character', name);
      return found && { id: found.id, look: runLookOf(looks.of(found.id), looks.defaults, fonts) };
    },
  };
}

/**
 * Our styles that never take the template's numbers, or not in every paragraph: some headings have none, captions are
 * numbered separately, task items have boxes, and references are numbered by the citation style, or not at all.
 */
const UNNUMBERED = [
  'Heading1',
  'Heading2',
  'Heading3',
  'Heading4',
  'Heading5',
  'Heading6',
  'Title',
  'Subtitle',
  'TOCHeading',
  'Caption',
  'TableCaption',
  'ListParagraph',
  'Bibliography',
] as const;

/** A style by the name that Word shows. */
function styleNamed(
  all: readonly TemplateStyle[],
  type: TemplateStyle['type'],
  name: string,
): TemplateStyle | undefined {
  return all.find((style) => style.type === type && style.name.toLowerCase() === name.toLowerCase());
}

const BASES = [
  ['Normal', 'paragraph', 'Normal'],
  ['DefaultParagraphFont', 'character', 'Default Paragraph Font'],
  ['TableNormal', 'table', 'Normal Table'],
] as const satisfies readonly (readonly [BaseStyleId, TemplateStyle['type'], string])[];

/** The default style of a type; if none is marked as default, the one that has the name of Word's default. */
function standardStyle(
  all: readonly TemplateStyle[],
  type: TemplateStyle['type'],
  name: string,
): TemplateStyle | undefined {
  const ofType = all.filter((style) => style.type === type);
  return (
    ofType.find(({ isDefault }) => isDefault) ??
    ofType.find((style) => style.name.toLowerCase() === name.toLowerCase())
  );
}

/** The ids of mapped styles, and for styles that are added, ids and names that the template does not use. */
function stylesWith(
  template: Template,
  map: StyleMap,
  looks: Looks,
  own: readonly Style[],
  indented: ReadonlySet<ParagraphStyleId>,
  tables: Theme['tables'],
  completed: CompletedNumbers | undefined,
): TemplateFit['styles'] {
  const ids = new Map<StyleId | BaseStyleId, string>();
  const added = new Map<StyleId | BaseStyleId, string>();
  const unnumbered = new Set<StyleId>();
  const numbered = new Map<string, number>();
  const lists = new Map<StyleId, TemplateList>();
  const { all } = template.styles;
  const takenIds = new Set(all.map(({ id }) => id));
  const takenNames = new Set(all.map(({ name }) => name.toLowerCase()));
  for (const [base, type, name] of BASES) {
    const found = standardStyle(all, type, name);
    if (found && type === 'table' && hasLines(template.styles, found)) {
      // What stands side by side, and the number of a formula beside it, are in tables that nobody is to see.
      ids.set(base, `Footmark${base}`);
      added.set(base, 'Table without Lines');
    } else if (found) ids.set(base, escapeAttribute(found.id));
  }
  const everything: readonly (readonly [StyleId, string])[] = [
    ...own.map(({ id, name }) => [id, name] as const),
    ...TABLE_STYLES,
  ];
  for (const [id, name] of everything) {
    const style = map.get(id);
    if (style) ids.set(id, escapeAttribute(style.id));
    else {
      added.set(id, takenNames.has(name.toLowerCase()) ? `${name} (Footmark)` : name);
      if (takenIds.has(id)) ids.set(id, `Footmark${id}`);
    }
  }
  for (const { id, numbering } of own) {
    const style = map.get(id);
    if (!numbering || !style) continue;
    const look = looks.of(style.id);
    const isOurs = indented.has(id) || completed?.isNumbered(numbering.level);
    if (numbering.kind === 'Heading' && isOurs) numbered.set(style.id, numbering.level);
    else if (!look.numbering) unnumbered.add(id);
    const list = numbering.kind === 'Number' ? listOfStyle(template, style, look) : undefined;
    if (list) lists.set(id, list);
  }
  return {
    styleIds: ids,
    added,
    foreign: new Set(map.keys()),
    unnumbered,
    numbered,
    uncounted: uncountedBelow(numbered, all, looks),
    headingLevels: completed?.behind((id) => map.get(id)?.id ?? ids.get(id) ?? id) ?? [],
    lists,
    // An attribute of languages has the same name.
    hasDirections:
      template.styles.names.has('w:bidi') &&
      [template.styles.defaults, ...all.map(({ element }) => element)].some(
        (element) => element && someElement(element, ({ name }) => name === 'w:bidi'),
      ),
    outsets: tableOutsets(template, map, tables),
  };
}
