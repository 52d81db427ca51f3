import type { Run } from '../../metrics/spans.js';
import type { RunProperties } from '../../model/composed.js';
import { type Format, isToggled } from '../../model/format.js';
import type { TextLook } from '../../model/pages.js';
import type { Toggle } from '../../model/toggles.js';
import { TWIPS_PER_POINT } from '../../model/units.js';
import { complexFontOf, EMOJI_FONT } from '../../theme/fonts.js';
import type { Formats } from '../../theme/formats.js';

/** Word's yellow. */
const HIGHLIGHT = 'FFFF00';
/** The colour in which Word shows the changes of the first author. */
const REVISION = 'B5082E';
/** The background of the words commented on by the first author. */
const COMMENTED = 'FCE9ED';
/** How far superscripts and subscripts are from the baseline, in em of the surrounding text. */
const RAISE = { superscript: 0.33, subscript: -0.14 } as const;

/** The looks on a page, each once. */
export class Looks {
  readonly all: TextLook[] = [];
  readonly #places = new Map<string, number>();

  /** The index of a look. */
  indexOf(look: TextLook): number {
    const key = JSON.stringify(look);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.all.length;
    this.all.push(look);
    this.#places.set(key, place);
    return place;
  }
}

/** The look of a run in its paragraph. */
export function lookOf(run: Run, format: Format, formats: Formats, rightToLeft: boolean): TextLook {
  const own = ownLook(run, format, formats, rightToLeft);
  const { space } = run.face;
  const look = space === undefined ? own : { ...own, letterSpacing: space * run.size };
  return run.isCommented ? { ...look, shading: look.shading ?? COMMENTED } : look;
}

function ownLook({ inline, size }: Run, format: Format, formats: Formats, rightToLeft: boolean): TextLook {
  switch (inline.type) {
    case 'text':
    case 'field':
      return textLook(inline.properties, size, format, formats);
    case 'noteReference':
    case 'noteNumber':
      return {
        ...plainLook(format, rightToLeft, size),
        ...markColor(formats),
        raise: RAISE.superscript * format.size,
      };
    case 'fieldMark':
    case 'commentMark':
    case 'lineBreak':
    case 'tab':
    case 'pageBreak':
    case 'picture':
    case 'equation':
    case 'checkbox':
      return plainLook(format, rightToLeft);
  }
}

/** The colour that a Word template gives to the marks of notes. */
function markColor({ characters }: Formats): Pick<TextLook, 'color'> {
  const color = characters.get('FootnoteReference')?.color ?? characters.get('EndnoteReference')?.color;
  return color === undefined ? {} : { color };
}

/** The look of text without formatting of its own. */
export function plainLook(format: Format, rightToLeft: boolean, size = format.size): TextLook {
  const { font, bold, italic, color } = format;
  return {
    font,
    size: size / TWIPS_PER_POINT,
    bold,
    italic,
    underline: false,
    strike: format.strike === true,
    ...(format.caps || format.smallCaps ? { capitals: true as const } : {}),
    ...(color === undefined ? {} : { color }),
    raise: 0,
    rightToLeft,
  };
}

function textLook(properties: RunProperties, size: number, format: Format, formats: Formats): TextLook {
  const {
    style,
    bold,
    italic,
    strike,
    underline,
    highlight,
    position,
    rightToLeft,
    emoji,
    revision,
    embedding,
  } = properties;
  const own = properties.look ?? (style === undefined ? {} : (formats.characters.get(style) ?? {}));
  const has = (toggle: Toggle): boolean =>
    properties.look ? (properties.look[toggle] ?? format[toggle] === true) : isToggled(toggle, format, own);
  const raised = position ?? (own.superscript ? 'superscript' : undefined);
  const font = properties.font ?? own.font ?? format.font;
  const color = revision ? REVISION : (properties.color ?? own.color ?? format.color);
  const shading = properties.background ?? (highlight ? HIGHLIGHT : own.shading);
  return {
    font: emoji ? EMOJI_FONT : rightToLeft ? complexFontOf(font) : font,
    size: size / TWIPS_PER_POINT,
    bold: !properties.regular && (bold || has('bold')),
    italic: !properties.upright && (italic || has('italic')),
    underline: underline || own.underline === true || revision === 'insertion',
    strike: strike || has('strike') || revision === 'deletion',
    ...(properties.dotted ? { dotted: true as const } : {}),
    ...(properties.smallCaps || properties.caps || has('smallCaps') || has('caps')
      ? { capitals: true as const }
      : {}),
    ...(color === undefined ? {} : { color }),
    ...(shading === undefined ? {} : { shading }),
    ...(own.border === undefined ? {} : { border: own.border }),
    raise: raised === undefined ? 0 : RAISE[raised] * format.size,
    ...(embedding?.isOverride ? { rightToLeft: embedding.rightToLeft, isOverride: true } : { rightToLeft }),
  };
}
