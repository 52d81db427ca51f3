import type { StyleMapping } from '../api/options.js';
import type { ParagraphStyleId, StyleId } from '../model/names/style-ids.js';
import type { Style } from '../model/style.js';
import type { TemplateStyle } from '../model/template.js';
import type { NameIndex, StyleMap } from './propose.js';
import type { Looks } from './style-looks.js';

/** Our styles that fall back to the template's style for another of ours. */
const SAME_AS: Readonly<Partial<Record<StyleId, StyleId>>> = {
  FirstParagraph: 'BodyText',
  EndnoteText: 'FootnoteText',
  EndnoteReference: 'FootnoteReference',
};

/** Applies the user's choices to the proposal; `unknown` lists the names of styles that the template does not have. */
export function applyStyleMap(
  proposed: StyleMap,
  given: StyleMapping,
  byName: NameIndex,
  own: readonly Style[],
  looks: Looks,
): { readonly map: StyleMap; readonly unknown: readonly string[] } {
  const map = new Map<StyleId, TemplateStyle>(proposed);
  const unknown: string[] = [];
  for (const [key, name] of Object.entries(given)) {
    const id = key as StyleId;
    const type = own.find((style) => style.id === id)?.type ?? 'table';
    const style = name === null ? undefined : byName.find(type, [name]);
    if (style) map.set(id, style);
    else if (name === null) map.delete(id);
    else unknown.push(name);
  }
  for (const [key, same] of Object.entries(SAME_AS)) {
    const id = key as StyleId;
    const style = map.get(same);
    // Text that continues after a formula needs a style of its own if paragraphs are indented.
    const isFit = id !== 'FirstParagraph' || (style && looks.of(style.id).firstLine <= 0);
    if (style && isFit && !map.has(id) && given[id] === undefined) map.set(id, style);
  }
  return { map, unknown };
}

/** Which of our styles a paragraph style of the template stands for, by its id. */
export function ourStyles(map: StyleMap): ReadonlyMap<string, ParagraphStyleId> {
  return new Map(
    [...map].flatMap(([id, style]) =>
      style.type === 'paragraph' ? [[style.id, id as ParagraphStyleId] as const] : [],
    ),
  );
}
