import { listStyle, type StyleId, type TableStyleId } from '../model/names/style-ids.js';
import type { Style } from '../model/style.js';
import type { Template, TemplateStyle } from '../model/template.js';
import { namesOf } from '../ooxml/known-names.js';
import { childOf, someElement, switchOf, valOf } from '../xml/element.js';
import { listOfStyle } from './lists.js';
import type { Look } from './look.js';
import type { Looks } from './style-looks.js';
import { titleBlockOf } from './title-block.js';

/** The template's style for each of ours. Our styles without one are added to the document. */
export type StyleMap = ReadonlyMap<StyleId, TemplateStyle>;

/** A style that covers at least this share of a template's text counts as its body style. */
const MIN_BODY_SHARE = 0.4;

/** Our styles that never have a number or bullet, even if the template's style of that name is for list items. */
const NEVER_LISTS: ReadonlySet<StyleId> = new Set<StyleId>([
  'FirstParagraph',
  'TableText',
  'TableHeading',
  'Quote',
  'CodeBlock',
  'Figure',
  'CaptionedFigure',
  'DefinitionTerm',
  'Definition',
  'DetailsText',
  'FootnoteText',
  'EndnoteText',
]);

/** Whether a style that has the right name also has a suitable look. */
function isFit(id: StyleId, { numbering, bold, firstLine }: Look): boolean {
  if (NEVER_LISTS.has(id) && numbering) return false;
  // A bold style is meant for the heading of the abstract.
  if (id === 'Abstract') return !bold;
  // In narrow columns, an indent would force words to break.
  return id !== 'TableText' || firstLine <= 0;
}

type IsVisible = (style: TemplateStyle, look: Look) => boolean;

/** Whether text in a style is visible. Hidden and white text is a prompt, or belongs to a coloured box that is not copied. */
function visibleOn(isColored: boolean): IsVisible {
  return ({ type, element }, { color, shading }) => {
    if (type !== 'paragraph') return true;
    if (switchOf(childOf(element, 'w:rPr'), 'w:vanish') === true) return false;
    return isColored || shading !== undefined || color?.toUpperCase() !== 'FFFFFF';
  };
}

/** Our list styles whose items would be counted together with headings, since the template numbers both in the same list. */
function listsOfHeadings(template: Template, map: StyleMap, looks: Looks): readonly StyleId[] {
  const listOf = (id: StyleId): number | undefined => {
    const style = map.get(id);
    return style && listOfStyle(template, style, looks.of(style.id))?.definition;
  };
  const items = NUMBERED_ITEMS.filter((id) => listOf(id) !== undefined);
  if (items.length === 0) return [];
  const headings = new Set(HEADINGS.map(listOf));
  return items.filter((id) => headings.has(listOf(id)));
}

/** The styles of headings by their levels, counted from 0. */
export const HEADINGS = ([1, 2, 3, 4, 5, 6] as const).map((level) => `Heading${level}` as const);
const NUMBERED_ITEMS = ([1, 2, 3, 4, 5] as const).map((depth) => listStyle('Number', depth));

/** The ids and names of our table styles, which a theme does not list. */
export const TABLE_STYLES: readonly (readonly [TableStyleId, string])[] = [
  ['MarkdownTable', 'Markdown Table'],
  ['CalloutNote', 'Callout Note'],
  ['CalloutTip', 'Callout Tip'],
  ['CalloutImportant', 'Callout Important'],
  ['CalloutWarning', 'Callout Warning'],
  ['CalloutCaution', 'Callout Caution'],
];

/**
 * Guesses which style of a template corresponds to each of ours: by name, by properties, and by the amount of text that
 * uses it.
 */
export function proposeStyles(
  template: Template,
  looks: Looks,
  own: readonly Style[],
  byName: NameIndex,
): StyleMap {
  const map = new Map<StyleId, TemplateStyle>();
  const isVisible = visibleOn(template.body.background !== undefined);
  for (const { id, name, type } of own) {
    if (id === 'BodyText') continue;
    const named = byName.all(type, [name, id, ...namesOf(id)]);
    const suits = (style: TemplateStyle): boolean => {
      const look = looks.of(style.id);
      return isVisible(style, look) && isFit(id, look);
    };
    // Templates of journals and pandoc have styles of their own beside Word's, which their text does not use.
    const used = named.find((style) => template.usage.has(style.id) && suits(style));
    const found = used ?? named.slice(0, 1).find(suits);
    if (found) map.set(id, found);
  }
  for (const [id, style] of titleBlockOf(template, looks, map)) map.set(id, style);
  for (const [id, style] of headingSeries(map.get('Heading1'), byName)) map.set(id, style);
  const headings = headingsByLevel(template, looks, isVisible, new Set(map.values()));
  for (const [id, style] of headings) if (!map.has(id)) map.set(id, style);
  const body = bodyOf(template, looks, byName, new Set(map.values()));
  if (body) map.set('BodyText', body);
  // Word uses `ListParagraph` only for lists in `Normal`; lists within text in another style keep that text's font.
  for (const id of ['ListParagraph', 'FirstParagraph'] as const) {
    const style = map.get(id);
    if (body && style && !template.usage.has(style.id) && looks.of(style.id).size !== looks.of(body.id).size)
      map.delete(id);
  }
  for (const id of listsOfHeadings(template, map, looks)) map.delete(id);
  for (const [id, name] of TABLE_STYLES) {
    const table = byName.find('table', [name, id, ...namesOf(id)]);
    if (table) map.set(id, table);
  }
  // A file of ours as a template has callouts, which are tables, too.
  const taken = new Set(map.values());
  const free = template.styles.all.filter((style) => style.type === 'table' && !taken.has(style));
  const table = map.get('MarkdownTable') ?? mostUsed(free, template) ?? onlyOwnTable(free);
  if (table) map.set('MarkdownTable', table);
  return map;
}

/** What is between the aliases of a style. */
const SEPARATOR = /[,;，；]/;

/** Publishers put the code of their typesetters behind a name: "Quotation (Quo)". */
const TYPESETTERS_CODE = /\s*\(\w{1,5}\)$/;

/** Looks up the styles of a template by id and by name. A name may consist of several aliases separated by commas. */
export class NameIndex {
  readonly #known = new Map<string, Set<TemplateStyle>>();

  constructor(styles: readonly TemplateStyle[]) {
    const add = (name: string, style: TemplateStyle): void => {
      const key = `${style.type} ${folded(name)}`;
      this.#known.set(key, (this.#known.get(key) ?? new Set()).add(style));
    };
    for (const style of styles) add(style.name, style);
    for (const style of styles) {
      const given = valOf(style.element, 'w:aliases');
      if (given === undefined && !SEPARATOR.test(style.name)) continue;
      const aliases = `${style.name},${given ?? ''}`.split(SEPARATOR);
      for (const alias of aliases) if (alias.trim() !== '') add(alias, style);
    }
    for (const style of styles) add(style.id, style);
    for (const style of styles) add(style.name.replace(TYPESETTERS_CODE, ''), style);
  }

  find(type: TemplateStyle['type'], names: readonly string[]): TemplateStyle | undefined {
    return this.all(type, names)[0];
  }

  /** The styles of these names, in their order. */
  all(type: TemplateStyle['type'], names: readonly string[]): readonly TemplateStyle[] {
    return names.flatMap((name) => [...(this.#known.get(`${type} ${folded(name)}`) ?? [])]);
  }
}

/** A name without spaces and case, so that "heading 1" and "Heading1" are equal. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** The lower levels of a publisher's own series of headings, such as HeadA, HeadB and HeadC, used instead of Word's. */
function headingSeries(
  first: TemplateStyle | undefined,
  byName: NameIndex,
): readonly (readonly [StyleId, TemplateStyle])[] {
  const [, stem] = /^(.*)A$/i.exec(first?.name ?? '') ?? [];
  if (stem === undefined) return [];
  return ([2, 3, 4, 5, 6] as const).flatMap((level) => {
    const found = byName.find('paragraph', [`${stem}${'ABCDEF'.charAt(level - 1)}`]);
    return found ? [[`Heading${level}`, found] as const] : [];
  });
}

/** For each outline level, the style of that level with the most text. */
function headingsByLevel(
  { styles, usage }: Template,
  looks: Looks,
  isVisible: IsVisible,
  taken: ReadonlySet<TemplateStyle>,
): ReadonlyMap<StyleId, TemplateStyle> {
  const found = new Map<StyleId, TemplateStyle>();
  for (const style of styles.all) {
    const level = style.type === 'paragraph' ? looks.outlineLevelOf(style.id) : undefined;
    const heading = level === undefined ? undefined : HEADINGS[level];
    if (!heading || taken.has(style) || /^toc\b|^目录/i.test(style.name)) continue;
    if (!isVisible(style, looks.of(style.id))) continue;
    const best = found.get(heading);
    if (!best || (usage.get(style.id) ?? 0) > (usage.get(best.id) ?? 0)) found.set(heading, style);
  }
  return found;
}

/**
 * The style of body text: that of the placeholder for it, or else the one with the most text in the template, or else one
 * with a suitable name, or else the default style.
 */
function bodyOf(
  template: Template,
  looks: Looks,
  byName: NameIndex,
  taken: ReadonlySet<TemplateStyle>,
): TemplateStyle | undefined {
  const { styles, usage, body } = template;
  const paragraphs = styles.all.filter(({ type }) => type === 'paragraph');
  const total = paragraphs.reduce((sum, { id }) => sum + (usage.get(id) ?? 0), 0);
  const isText = (style: TemplateStyle): boolean =>
    !taken.has(style) && looks.outlineLevelOf(style.id) === undefined && !NO_BODY.test(style.name);
  // Boxes are notes and examples, lists are steps, and hanging indents are references, all frequent in templates that
  // explain themselves.
  const isPlain = ({ id }: TemplateStyle): boolean => {
    const { border, shading, numbering, firstLine } = looks.of(id);
    return !border && !shading && !numbering && firstLine >= 0;
  };
  const most = paragraphs
    .filter((style) => usage.has(style.id) && isText(style))
    .toSorted((a, b) => (usage.get(b.id) ?? 0) - (usage.get(a.id) ?? 0))
    .find(isPlain);
  const named = byName.find('paragraph', ['Body Text', 'BodyText', ...namesOf('BodyText')]);
  const standard = paragraphs.find(({ isDefault }) => isDefault);
  const marked = paragraphs.find(({ id }) => id === body.mark?.style);
  if (marked && marked !== standard && isText(marked) && isPlain(marked)) return marked;
  // Around a placeholder are covers and forms; that they are in the default style says nothing about text.
  const isUndecided = total === 0 || (body.mark !== undefined && (most ?? standard) === standard);
  if (named && (isUndecided || (usage.get(named.id) ?? 0) > 0)) return named;
  if (most && (usage.get(most.id) ?? 0) > total * MIN_BODY_SHARE) return most;
  return named ?? standard;
}

/** Names of styles that are never body text, however much sample text uses them. */
const NO_BODY =
  /^(?:toc|index|list|caption|header|footer|balloon|comment|footnote|endnote|目录|页眉|页脚)\b/i;

function mostUsed(styles: readonly TemplateStyle[], { usage }: Template): TemplateStyle | undefined {
  const used = styles.filter(({ id, isDefault }) => !isDefault && usage.has(id));
  return used.toSorted((a, b) => (usage.get(b.id) ?? 0) - (usage.get(a.id) ?? 0))[0];
}

/** The table style that whoever made the template added, if there is just one with borders or parts of its own. */
function onlyOwnTable(styles: readonly TemplateStyle[]): TemplateStyle | undefined {
  const added = styles.filter(
    ({ element }) =>
      element.attributes['w:customStyle'] === '1' &&
      someElement(element, ({ name }) => name === 'w:tblBorders' || name === 'w:tblStylePr'),
  );
  return added.length === 1 ? added[0] : undefined;
}
