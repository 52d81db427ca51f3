import type { ComposedParagraph } from '../../model/composed.js';
import type { Template } from '../../model/template.js';
import { levelNumber } from '../../ooxml/attribute-values.js';
import { childOf, valOf, type XmlElement } from '../../xml/element.js';
import type { MeasuredFonts } from '../fonts.js';
import type { Look } from '../look.js';
import { ListCounter, MultilevelLists } from '../multilevel-lists.js';
import { NumberedStyles } from '../numbered-styles.js';
import type { Looks } from '../style-looks.js';

interface NumberedLook {
  readonly look: Look;
  readonly headingNumber?: HeadingNumber;
}

type HeadingNumber = Exclude<NonNullable<ComposedParagraph['headingNumber']>, 'none'>;

/** Numbers the paragraphs on the template's pages before the text, in their order, as Word does. */
export class OwnNumbers {
  readonly #lists: MultilevelLists;
  readonly #counter: ListCounter;

  constructor(
    private readonly template: Template,
    private readonly looks: Looks,
  ) {
    this.#lists = new MultilevelLists(template.numbering);
    this.#counter = new ListCounter(this.#lists);
  }

  /** A paragraph's look with the indents of its list, and its number with that look's. */
  next(paragraph: XmlElement, style: string, look: Look, fonts: MeasuredFonts): NumberedLook {
    const properties = childOf(paragraph, 'w:pPr');
    const own = childOf(properties, 'w:numPr');
    const ownId = valOf(own, 'w:numId');
    const styles = new NumberedStyles(this.template, this.#lists, this.looks, fonts);
    const ofStyle = styles.levelOf(style);
    const numId = ownId ?? ofStyle?.numId;
    if (numId === undefined) return { look };
    const level = levelNumber(valOf(own, 'w:ilvl') ?? String(ofStyle?.level ?? 0));
    const printed = this.#counter.next(numId, level);
    if (printed === '' || styles.isHidden({ numId, level })) return { look };
    const { tabStops: _, ...given } = styles.numberOf(style, { numId, level });
    const element = this.#lists.instance(numId)?.levels.get(level);
    // A list of the paragraph's own overrides its style, and the paragraph overrides its list (ECMA-376 Part 1, 17.7.2).
    const ofList =
      ownId === undefined
        ? { ...this.looks.of(style), left: given.left, firstLine: given.firstLine }
        : this.looks.with(this.looks.of(style), childOf(element, 'w:pPr'), undefined);
    const { left, firstLine } = this.looks.with(ofList, properties, undefined);
    const headingNumber: HeadingNumber = {
      text: printed,
      printed,
      list: 'sections',
      level,
      first: 0,
      between: given.between,
      templateNumber: { ...given, left, firstLine },
    };
    return { look: { ...look, left, firstLine }, headingNumber };
  }
}
