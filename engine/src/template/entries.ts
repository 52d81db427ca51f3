import { MAPPED_STYLES } from '../api/mapped-styles.js';
import type { StyleMapping } from '../api/options.js';
import type { StyleId } from '../model/names/style-ids.js';
import type { Template } from '../model/template.js';
import { childOf, elementsOf, switchOf } from '../xml/element.js';
import type { StyleMap } from './propose.js';
import type { Looks } from './style-looks.js';

/** A style of a Word template, with what is needed to show a small sample of it. */
export interface TemplateStyleEntry {
  readonly name: string;
  readonly type: 'paragraph' | 'character' | 'table';
  readonly sample: StyleSample;
}

/** How text in a style looks. Undefined properties are left to Word's defaults. */
export interface StyleSample {
  readonly font: string | undefined;
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly capitals: boolean;
  /** RGB colours. */
  readonly color: string | undefined;
  readonly shading: string | undefined;
  readonly alignment: 'left' | 'center' | 'right' | 'both' | undefined;
}

/** The styles of a template that can be used for paragraphs, characters and tables. */
export function styleEntries({ styles: { all } }: Template, looks: Looks): readonly TemplateStyleEntry[] {
  return all.flatMap(({ id, name, type, element }) => {
    if (type === 'numbering' || switchOf(element, 'w:hidden') === true) return [];
    const look = looks.of(id);
    const cell = childOf(
      elementsOf(element).find((each) => each.attributes['w:type'] === 'firstRow'),
      'w:tcPr',
    );
    const ground = childOf(cell, 'w:shd')?.attributes['w:fill'];
    const sample: StyleSample = {
      font: look.font ?? look.eastAsianFont,
      size: look.size,
      bold: look.bold,
      italic: look.italic,
      underline: look.underline,
      capitals: look.caps,
      color: look.color,
      shading: look.shading ?? (ground && /^[\da-f]{6}$/i.test(ground) ? ground : undefined),
      alignment: look.alignment,
    };
    return [{ name, type, sample }];
  });
}

/** The map in the form of the option `styleMap`. */
export function mappingOf(map: StyleMap): StyleMapping {
  return Object.fromEntries(MAPPED_STYLES.map((id) => [id, map.get(id as StyleId)?.name ?? null]));
}
