import type {
  ComposedBlock,
  ComposedFloat,
  ComposedInline,
  ComposedParagraph,
} from '../../model/composed.js';
import type { Format, TabStop } from '../../model/format.js';
import type { ParagraphStyleId } from '../../model/names/style-ids.js';
import type { Template, TemplateRelation } from '../../model/template.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../../xml/element.js';
import type { TemplateFit } from '../fit.js';
import { MeasuredFonts } from '../fonts.js';
import { formatOfLook } from '../formats.js';
import type { Look } from '../look.js';
import { columnsOf, gridPitch, wholePageOf } from '../page.js';
import { ourStyles } from '../style-map.js';
import { TabStops } from '../tab-stops.js';
import type { OwnNumbers } from './own-numbers.js';
import { type Read, RunReader } from './runs.js';
import { readTable } from './tables.js';

/** Reads the blocks of one story of a template: a section of the body, a header, or a footer. */
export class BlockReader {
  readonly #runs: RunReader;
  readonly #fonts: MeasuredFonts;
  readonly #tabStops: TabStops;
  /** Our style ids, by those of the template. */
  readonly #ours: ReadonlyMap<string, ParagraphStyleId>;
  readonly #grid: number | undefined;
  /** The width of a column of the section, in twips. */
  readonly #width: number;

  constructor(
    private readonly template: Template,
    private readonly fit: TemplateFit,
    relations: ReadonlyMap<string, TemplateRelation>,
    section: XmlElement,
    /** Counts the paragraphs in lists; those of headers and of what follows the text are not counted. */
    private readonly numbers?: OwnNumbers,
  ) {
    this.#fonts = new MeasuredFonts(template.fontTable);
    this.#tabStops = new TabStops(template.styles.all);
    this.#ours = ourStyles(fit.map);
    this.#grid = gridPitch(section);
    const page = wholePageOf(section);
    const { count, space } = columnsOf(section);
    const room = page.width - page.margins.left - page.margins.right;
    this.#width = Math.floor((room - (count - 1) * space) / count);
    this.#runs = new RunReader(fit, this.#fonts, relations, page, this.#ours, template.styles.all, (blocks) =>
      this.blocks(blocks),
    );
  }

  blocks(elements: readonly XmlElement[], width = this.#width): readonly ComposedBlock[] {
    return elements.flatMap((element): readonly ComposedBlock[] => {
      switch (element.name) {
        case 'w:p':
          return this.#paragraphs(element, width);
        case 'w:tbl': {
          const table = readTable(element, width, this.template, (blocks, inside) =>
            this.blocks(blocks, inside),
          );
          return table ? [table] : [];
        }
        case 'w:sdt':
          return this.blocks(elementsOf(childOf(element, 'w:sdtContent')), width);
        default:
          return [];
      }
    });
  }

  /** A page break inside a paragraph splits it. */
  #paragraphs(element: XmlElement, width: number): readonly ComposedParagraph[] {
    const { looks } = this.fit;
    const properties = childOf(element, 'w:pPr');
    const style = valOf(properties, 'w:pStyle') ?? this.#tabStops.standard;
    const plain = looks.with(looks.of(style), properties, undefined);
    const { look, headingNumber } = this.numbers?.next(element, style, plain, this.#fonts) ?? { look: plain };
    const { content, floats, stops, roomBelow } = this.#runs.read(element, look, width);
    const inEffect = content.length > 0 ? look : looks.with(look, undefined, childOf(properties, 'w:rPr'));
    const format = this.#format(style, inEffect, [...this.#tabStops.of(style, properties), ...stops]);
    const pieces = parted(content);
    return pieces.map(
      (piece, index): ComposedParagraph => ({
        type: 'paragraph',
        style: this.#ours.get(style) ?? 'BodyText',
        content: piece,
        rightToLeft: switchOf(properties, 'w:bidi') === true,
        ...(headingNumber && index === 0 ? { headingNumber } : {}),
        // An object with text only above and below it moves the text down.
        format: index === 0 ? { ...format, above: format.above + roomBelow } : withoutBreak(format),
        ...(floats.length > 0 && index === 0 ? { floats: anchoredAbove(floats, roomBelow) } : {}),
      }),
    );
  }

  #format(style: string, look: Look, stops: readonly TabStop[]): Format {
    const format = formatOfLook(style, look, this.#fonts, this.#grid);
    const tabStops = stops.toSorted((a, b) => a.position - b.position);
    const { rightTab: _, ...others } = format;
    return tabStops.length > 0 ? { ...others, tabStops } : others;
  }
}

/**
 * Floating objects above the text of their paragraph are positioned from its top edge, which the space reserved for
 * them moves up.
 */
function anchoredAbove(floats: Read['floats'], room: number): readonly ComposedFloat[] {
  return floats.map((float) =>
    float.y.from === 'paragraph' ? { ...float, y: { ...float.y, offset: float.y.offset - room } } : float,
  );
}

/** Removes `beginsPage`, which applies only to the first part of a split paragraph. */
function withoutBreak({ beginsPage: _, ...format }: Format): Format {
  return format;
}

function parted(content: readonly ComposedInline[]): readonly (readonly ComposedInline[])[] {
  const pieces: ComposedInline[][] = [[]];
  for (const [index, inline] of content.entries()) {
    pieces.at(-1)?.push(inline);
    if (inline.type === 'pageBreak' && index < content.length - 1) pieces.push([]);
  }
  return pieces;
}
