import type { PageGeometry } from '../../api/settings.js';
import type { ComposedBlock, ComposedFloat, ComposedInline, FloatPlace } from '../../model/composed.js';
import type { TemplateRelation } from '../../model/template.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import { imageOf, pictureParagraph } from './pictures.js';
import { type Shape, shapesIn } from './shapes.js';
import { vmlShapes } from './vml.js';

/** The content that a drawing adds to its paragraph. */
export interface Drawn {
  readonly inlines: readonly ComposedInline[];
  readonly floats: readonly ComposedFloat[];
  /** Space above the text of the paragraph, in twips. */
  readonly roomBelow: number;
}

const NONE: Drawn = { inlines: [], floats: [], roomBelow: 0 };
/**
 * Reads DrawingML, and the VML of older files, as far as pages can show it: pictures, text boxes and groups of these.
 */
export class DrawingReader {
  constructor(
    private readonly relations: ReadonlyMap<string, TemplateRelation>,
    private readonly page: PageGeometry,
    private readonly blocks: (elements: readonly XmlElement[], width: number) => readonly ComposedBlock[],
  ) {}

  read(element: XmlElement): Drawn {
    switch (element.name) {
      // The fallback repeats the first choice in VML for older programs.
      case 'mc:AlternateContent': {
        const choice = elementsOf(childOf(element, 'mc:Choice'))[0];
        const drawn = choice ? this.read(choice) : NONE;
        const fallback = elementsOf(childOf(element, 'mc:Fallback'))[0];
        return drawn.inlines.length + drawn.floats.length > 0 || !fallback ? drawn : this.read(fallback);
      }
      case 'w:drawing': {
        const inline = childOf(element, 'wp:inline');
        const anchor = childOf(element, 'wp:anchor');
        return inline ? this.#inline(inline) : anchor ? this.#anchored(anchor) : NONE;
      }
      case 'w:pict':
        return this.#vml(element);
      default:
        return NONE;
    }
  }

  #inline(inline: XmlElement): Drawn {
    const shapes = shapesIn(inline);
    const [only] = shapes;
    const image = only?.picture && imageOf(this.relations.get(only.picture.id));
    if (shapes.length === 1 && only?.picture && image) {
      const { cx, cy } = childOf(inline, 'wp:extent')?.attributes ?? {};
      const { alt } = only.picture;
      const size = { width: Number(cx ?? 0), height: Number(cy ?? 0) };
      return { ...NONE, inlines: [{ type: 'picture', image, ...size, alt, title: '' }] };
    }
    // An inline text box or group: it is placed below the top of its paragraph, and the text below it.
    const height = Number(childOf(inline, 'wp:extent')?.attributes.cy ?? 0) / EMU_PER_TWIP;
    const place = { x: { from: 'margin', offset: 0 }, y: { from: 'paragraph', offset: 0 } } as const;
    return {
      ...NONE,
      floats: this.#floats(shapes, place, { width: 0, height: 0 }, false),
      roomBelow: height,
    };
  }

  #anchored(anchor: XmlElement): Drawn {
    const { cx, cy } = childOf(anchor, 'wp:extent')?.attributes ?? {};
    const size = { width: Number(cx ?? 0) / EMU_PER_TWIP, height: Number(cy ?? 0) / EMU_PER_TWIP };
    const x = this.#across(childOf(anchor, 'wp:positionH'));
    const y = this.#down(childOf(anchor, 'wp:positionV'));
    const isBehind = /^(?:1|true)$/.test(anchor.attributes.behindDoc ?? '');
    const pushes = childOf(anchor, 'wp:wrapTopAndBottom') !== undefined && y.from === 'paragraph';
    return {
      inlines: [],
      floats: this.#floats(shapesIn(anchor), { x, y }, size, isBehind),
      roomBelow: pushes ? Math.max(y.offset, 0) + size.height : 0,
    };
  }

  #floats(
    shapes: readonly Shape[],
    { x, y }: Pick<ComposedFloat, 'x' | 'y'>,
    whole: { readonly width: number; readonly height: number },
    isBehind: boolean,
  ): readonly ComposedFloat[] {
    return shapes.flatMap((shape): readonly ComposedFloat[] => {
      const { width, height, picture, padding, shading, borders, content } = shape;
      const image = picture && imageOf(this.relations.get(picture.id));
      if (!image && content.length === 0 && shading === undefined && !borders) return [];
      const inside = Math.max(width - padding.left - padding.right, 1);
      const blocks =
        picture && image
          ? [
              pictureParagraph({
                type: 'picture',
                image,
                alt: picture.alt,
                title: '',
                ...inEmu(width, height),
              }),
            ]
          : this.blocks(content, inside);
      return [
        {
          // Alignment applies to the drawing as a whole, of which the shape may be a part.
          x: { ...x, offset: x.offset + shape.x + (x.share ?? 0) * (width - whole.width) },
          y: { ...y, offset: y.offset + shape.y + (y.share ?? 0) * (height - whole.height) },
          width,
          height,
          isBehind,
          ...(shading === undefined ? {} : { shading }),
          ...(borders ? { borders } : {}),
          padding,
          blocks,
        },
      ];
    });
  }

  #across(position: XmlElement | undefined): ComposedFloat['x'] {
    const from = position?.attributes.relativeFrom;
    const offset = offsetOf(position);
    const share = shareOf(position);
    const { width, margins } = this.page;
    if (from === 'rightMargin') return { from: 'page', offset: width - margins.right + offset };
    const isPage = from === 'page' || from === 'leftMargin';
    return { from: isPage ? 'page' : 'margin', offset, ...share };
  }

  #down(position: XmlElement | undefined): ComposedFloat['y'] {
    const from = position?.attributes.relativeFrom;
    const offset = offsetOf(position);
    const share = shareOf(position);
    const { height, margins } = this.page;
    if (from === 'bottomMargin') return { from: 'page', offset: height - margins.bottom + offset };
    if (from === 'page' || from === 'topMargin') return { from: 'page', offset, ...share };
    return from === 'margin' ? { from, offset, ...share } : { from: 'paragraph', offset };
  }

  #vml(element: XmlElement): Drawn {
    const all = vmlShapes(element).map(({ shape, isInline, ...place }) => {
      const image = shape.picture && imageOf(this.relations.get(shape.picture.id));
      if (isInline && image) {
        const size = inEmu(shape.width, shape.height);
        const alt = shape.picture?.alt ?? '';
        const inline: ComposedInline = { type: 'picture', image, ...size, alt, title: '' };
        return { inlines: [inline], floats: [] };
      }
      return { inlines: [], floats: this.#floats([shape], place, shape, place.isBehind) };
    });
    return {
      inlines: all.flatMap(({ inlines }) => inlines),
      floats: all.flatMap(({ floats }) => floats),
      roomBelow: 0,
    };
  }
}

function inEmu(width: number, height: number): { readonly width: number; readonly height: number } {
  return { width: width * EMU_PER_TWIP, height: height * EMU_PER_TWIP };
}

function offsetOf(position: XmlElement | undefined): number {
  const offset = childOf(position, 'wp:posOffset');
  return offset ? Number(textOf(offset)) / EMU_PER_TWIP : 0;
}

const SHARES: Readonly<Record<string, number>> = { center: 0.5, right: 1, bottom: 1, outside: 1 };

function shareOf(position: XmlElement | undefined): Pick<FloatPlace<string>, 'share'> {
  const align = childOf(position, 'wp:align');
  return align ? { share: SHARES[textOf(align)] ?? 0 } : {};
}
