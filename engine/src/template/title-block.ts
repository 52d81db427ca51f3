import type { StyleId } from '../model/names/style-ids.js';
import type { Template, TemplateStyle } from '../model/template.js';
import type { Looks } from './style-looks.js';

/** What names of styles end with, however a publisher begins them. */
const NAMED: Readonly<Record<'title' | 'author' | 'affiliation', RegExp>> = {
  title: /title$/i,
  author: /authors?(?:[ _-]?names?)?$/i,
  affiliation: /(?:affiliations?|address(?:es)?|institut(?:ion|e)s?|organi[sz]ation)$/i,
};
/** More characters than these are text. */
const LONGEST = 600;
/** What stands above a text besides its title block. */
const OTHERS = /abstract|summary|keyword|date|history|correspond|e-?mail|running|header|footer|^toc\b/i;

/**
 * The styles of a template's own title, authors and their affiliations by their place in its sample text, where their names do
 * not say it: what stands above the first heading in styles of its own, in this order.
 */
export function titleBlockOf(
  { styles, usage, body }: Template,
  looks: Looks,
  map: ReadonlyMap<StyleId, TemplateStyle>,
): ReadonlyMap<StyleId, TemplateStyle> {
  const found = new Map<StyleId, TemplateStyle>();
  // Pages that stay have their own title.
  if (body.before.length > 0) return found;
  const taken = new Set(map.values());
  const opening: TemplateStyle[] = [];
  // In the order of their first use.
  for (const id of usage.keys()) {
    const style = styles.all.find((each) => each.type === 'paragraph' && each.id === id);
    if (!style) continue;
    if (looks.outlineLevelOf(id) !== undefined) break;
    opening.push(style);
  }
  const isFree = (style: TemplateStyle): boolean =>
    !style.isDefault &&
    !taken.has(style) &&
    !OTHERS.test(style.name) &&
    !looks.of(style.id).numbering &&
    (usage.get(style.id) ?? 0) <= LONGEST;
  const size = ({ id }: TemplateStyle): number => looks.of(id).size;
  const free = opening.filter(isFree);
  const largest = free.reduce((most, style) => Math.max(most, size(style)), 0);
  const isUsed = (id: StyleId): boolean => usage.has(map.get(id)?.id ?? '');
  const next = (after: StyleId, name: RegExp): TemplateStyle | undefined => {
    const before = found.get(after) ?? map.get(after);
    const at = before ? opening.indexOf(before) : -1;
    if (at === -1) return undefined;
    const below = opening.slice(at + 1);
    const direct = below[0] && isFree(below[0]) ? below[0] : undefined;
    return below.find((style) => isFree(style) && name.test(style.name)) ?? direct;
  };
  const take = (id: StyleId, style: TemplateStyle | undefined): void => {
    if (!style || isUsed(id)) return;
    found.set(id, style);
    taken.add(style);
  };
  const standard = styles.all.find(({ isDefault, type }) => isDefault && type === 'paragraph');
  const title =
    free.find(({ name }) => NAMED.title.test(name)) ?? free.find((style) => size(style) === largest);
  take('Title', title && (!standard || size(title) > size(standard)) ? title : undefined);
  take('TitleDetails', next('Title', NAMED.author));
  take('Affiliation', next('TitleDetails', NAMED.affiliation));
  return found;
}
