import type { Template, TemplateStyle } from '../model/template.js';
import { NAMES } from '../ooxml/known-names.js';
import type { Style } from '../theme/style.js';
import { listStyle, type StyleId, type TableStyleId } from '../theme/style-ids.js';
import { childOf, switchOf, valOf } from '../xml/element.js';
import { listOfStyle } from './lists.js';
import type { Look } from './look.js';
import type { Looks } from './looks.js';

/** The style of the template for each of ours; those without one are added to it. */
export type StyleMap = ReadonlyMap<StyleId, TemplateStyle>;

/** A style that covers at least this share of a template's text counts as its body style. */
const MIN_BODY_SHARE = 0.4;

/** Paragraphs without a number or bullet, even if the template's style of that name is for list items. */
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

/** Whether text in a style that has the right name would look like what it stands for. */
function isFit(id: StyleId, { numbering, bold, firstLine }: Look): boolean {
  if (NEVER_LISTS.has(id) && numbering) return false;
  // Where the whole is bold, the style is that of the heading above.
  if (id === 'Abstract') return !bold;
  // In narrow columns, an indent breaks words.
  return id !== 'TableText' || firstLine <= 0;
}

type IsVisible = (style: TemplateStyle, look: Look) => boolean;

/** White and hidden letters are for what a person replaces, or stand in a coloured box on a page that is not taken. */
function visibleOn(isColored: boolean): IsVisible {
  return ({ type, element }, { color, shading }) => {
    if (type !== 'paragraph') return true;
    if (switchOf(childOf(element, 'w:rPr'), 'w:vanish') === true) return false;
    return isColored || shading !== undefined || color?.toUpperCase() !== 'FFFFFF';
  };
}

/** The styles of numbered items whose numbers would count headings as well, since both are of one list. */
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

const HEADINGS = ([1, 2, 3, 4, 5, 6] as const).map((level) => `Heading${level}` as const);
const NUMBERED_ITEMS = ([1, 2, 3, 4, 5] as const).map((depth) => listStyle('Number', depth));

/** The table styles with their names, which a theme does not list. */
export const TABLE_STYLES: readonly (readonly [TableStyleId, string])[] = [
  ['MarkdownTable', 'Markdown Table'],
  ['CalloutNote', 'Callout Note'],
  ['CalloutTip', 'Callout Tip'],
  ['CalloutImportant', 'Callout Important'],
  ['CalloutWarning', 'Callout Warning'],
  ['CalloutCaution', 'Callout Caution'],
];

/**
 * Guesses which style of a template corresponds to each of ours: by name, by properties, and by how much of its text
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
    const found = byName.find(type, [name, id, ...(NAMES[id] ?? [])]);
    if (found && isVisible(found, looks.of(found.id)) && isFit(id, looks.of(found.id))) map.set(id, found);
  }
  for (const [id, style] of headingSeries(map.get('Heading1'), byName)) map.set(id, style);
  const headings = headingsByLevel(template, looks, isVisible, new Set(map.values()));
  for (const [id, style] of headings) if (!map.has(id)) map.set(id, style);
  const body = bodyOf(template, looks, byName, new Set(map.values()));
  if (body) map.set('BodyText', body);
  // Word gives `ListParagraph` to lists in `Normal` only; those of a text in another style keep its letters.
  for (const id of ['ListParagraph', 'FirstParagraph'] as const) {
    const style = map.get(id);
    if (body && style && !template.usage.has(style.id) && looks.of(style.id).size !== looks.of(body.id).size)
      map.delete(id);
  }
  for (const id of listsOfHeadings(template, map, looks)) map.delete(id);
  for (const [id, name] of TABLE_STYLES) {
    const table = byName.find('table', [name, id, ...(NAMES[id] ?? [])]);
    if (table) map.set(id, table);
  }
  const table = map.get('MarkdownTable') ?? mostUsed(template, 'table');
  if (table) map.set('MarkdownTable', table);
  return map;
}

/** The styles of a template by name, where a name may list several aliases separated by commas, and by id. */
export class NameIndex {
  readonly #known = new Map<string, TemplateStyle>();

  constructor(styles: readonly TemplateStyle[]) {
    const add = (name: string, style: TemplateStyle): void => {
      const key = `${style.type} ${folded(name)}`;
      if (!this.#known.has(key)) this.#known.set(key, style);
    };
    for (const style of styles) add(style.name, style);
    for (const style of styles) {
      const aliases = `${style.name},${valOf(style.element, 'w:aliases') ?? ''}`.split(/[,;，；]/);
      for (const alias of aliases) if (alias.trim() !== '') add(alias, style);
    }
    for (const style of styles) add(style.id, style);
  }

  find(type: TemplateStyle['type'], names: readonly string[]): TemplateStyle | undefined {
    for (const name of names) {
      const found = this.#known.get(`${type} ${folded(name)}`);
      if (found) return found;
    }
    return undefined;
  }
}

/** Ignores spaces and case: "heading 1", "Heading1". */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** The lower levels of a publisher's own headings, such as HeadA, HeadB and HeadC, which it uses instead of Word's. */
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

/** For each outline level, the style with that level that most of the text uses. */
function headingsByLevel(
  { styles, usage }: Template,
  looks: Looks,
  isVisible: IsVisible,
  taken: ReadonlySet<TemplateStyle>,
): ReadonlyMap<StyleId, TemplateStyle> {
  const found = new Map<StyleId, TemplateStyle>();
  for (const level of [1, 2, 3, 4, 5, 6] as const) {
    const candidates = styles.all.filter(
      (style) =>
        style.type === 'paragraph' &&
        !taken.has(style) &&
        !/^toc\b|^目录/i.test(style.name) &&
        looks.outlineLevelOf(style.id) === level - 1 &&
        isVisible(style, looks.of(style.id)),
    );
    const best = candidates.toSorted((a, b) => (usage.get(b.id) ?? 0) - (usage.get(a.id) ?? 0))[0];
    if (best) found.set(`Heading${level}`, best);
  }
  return found;
}

/**
 * The style of ordinary text: the one that most of the template's text uses, or else one with a fitting name, or else
 * the default.
 */
function bodyOf(
  template: Template,
  looks: Looks,
  byName: NameIndex,
  taken: ReadonlySet<TemplateStyle>,
): TemplateStyle | undefined {
  const { styles, usage } = template;
  const paragraphs = styles.all.filter(({ type }) => type === 'paragraph');
  const total = paragraphs.reduce((sum, { id }) => sum + (usage.get(id) ?? 0), 0);
  const isText = (style: TemplateStyle): boolean =>
    !taken.has(style) && looks.outlineLevelOf(style.id) === undefined && !NO_BODY.test(style.name);
  // Notes and examples are in boxes, steps in lists, and references have hanging indents; templates that explain
  // themselves have many of them.
  const isPlain = ({ id }: TemplateStyle): boolean => {
    const { border, shading, numbering, firstLine } = looks.of(id);
    return !border && !shading && !numbering && firstLine >= 0;
  };
  const most = paragraphs
    .filter(isText)
    .toSorted((a, b) => (usage.get(b.id) ?? 0) - (usage.get(a.id) ?? 0))
    .find(isPlain);
  const named = byName.find('paragraph', ['Body Text', 'BodyText', ...(NAMES.BodyText ?? [])]);
  const standard = paragraphs.find(({ isDefault }) => isDefault);
  if (named && ((usage.get(named.id) ?? 0) > 0 || total === 0)) return named;
  if (most && (usage.get(most.id) ?? 0) > total * MIN_BODY_SHARE) return most;
  return named ?? standard;
}

/** Names of styles that are never body text, however much sample text uses them. */
const NO_BODY =
  /^(?:toc|index|list|caption|header|footer|balloon|comment|footnote|endnote|目录|页眉|页脚)\b/i;

function mostUsed({ styles, usage }: Template, type: TemplateStyle['type']): TemplateStyle | undefined {
  const used = styles.all.filter((style) => style.type === type && !style.isDefault && usage.has(style.id));
  return used.toSorted((a, b) => (usage.get(b.id) ?? 0) - (usage.get(a.id) ?? 0))[0];
}
