import type { PageGeometry } from '../../api/settings.js';
import type {
  ComposedBlock,
  ComposedFloat,
  ComposedInline,
  FieldInstruction,
  RunProperties,
} from '../../model/composed.js';
import { PLAIN_RUN, type Shown } from '../../model/composed-inlines.js';
import type { TabStop } from '../../model/format.js';
import type { ParagraphStyleId } from '../../model/names/style-ids.js';
import type { TemplateRelation, TemplateStyle } from '../../model/template.js';
import { pushAll } from '../../text/long-arrays.js';
import { childOf, elementsOf, switchOf, textOf, valOf, type XmlElement } from '../../xml/element.js';
import type { TemplateFit } from '../fit.js';
import type { MeasuredFonts } from '../fonts.js';
import type { Look } from '../look.js';
import { type CodePart, shownOfCondition, storedResultOf } from './conditions.js';
import { DrawingReader, type Drawn } from './drawings.js';
import { instructionOf } from './page-fields.js';

/** The content of a paragraph. */
export interface Read {
  readonly content: readonly ComposedInline[];
  readonly floats: readonly ComposedFloat[];
  /** Positions of its alignment tabs, from the left edge of the column. */
  readonly stops: readonly TabStop[];
  /** Space taken up by pictures that allow no text beside them, in twips. */
  readonly roomBelow: number;
}

/** A field whose end has not been reached yet. */
interface OpenField {
  readonly code: CodePart[];
  isInResult: boolean;
  /** The stored result. */
  stored: string;
  /** What is shown in place of it. */
  shown: readonly Shown[] | undefined;
}

interface Paragraph {
  readonly look: Look;
  readonly width: number;
  readonly content: ComposedInline[];
  readonly floats: ComposedFloat[];
  readonly stops: TabStop[];
  roomBelow: number;
}

/** Elements whose content belongs to the paragraph as if they were not there. */
const TRANSPARENT: ReadonlySet<string> = new Set(['w:hyperlink', 'w:sdtContent', 'w:dir', 'w:bdo']);

/** Reads the runs of a paragraph in order. */
export class RunReader {
  readonly #fields: OpenField[] = [];
  readonly #drawings: DrawingReader;

  constructor(
    private readonly fit: TemplateFit,
    private readonly fonts: MeasuredFonts,
    relations: ReadonlyMap<string, TemplateRelation>,
    page: PageGeometry,
    private readonly ours: ReadonlyMap<string, ParagraphStyleId>,
    private readonly styles: readonly TemplateStyle[],
    blocks: (elements: readonly XmlElement[], width: number) => readonly ComposedBlock[],
  ) {
    this.#drawings = new DrawingReader(relations, page, blocks);
  }

  read(element: XmlElement, look: Look, width: number): Read {
    const paragraph: Paragraph = { look, width, content: [], floats: [], stops: [], roomBelow: 0 };
    this.#readAll(element, paragraph);
    return paragraph;
  }

  #readAll(element: XmlElement, paragraph: Paragraph): void {
    for (const child of elementsOf(element)) {
      if (child.name === 'w:r') this.#run(child, paragraph);
      else if (child.name === 'w:sdt') this.#readAll(child, paragraph);
      else if (child.name === 'w:fldSimple') this.#simpleField(child, paragraph);
      else if (TRANSPARENT.has(child.name)) this.#readAll(child, paragraph);
    }
  }

  #simpleField(element: XmlElement, paragraph: Paragraph): void {
    const instruction = this.#instruction(element.attributes['w:instr'] ?? '');
    if (!instruction) {
      this.#readAll(element, paragraph);
      return;
    }
    const look = this.#lookOf(childOf(element, 'w:r'), paragraph.look);
    paragraph.content.push(fieldOf(instruction, textOf(element), this.#properties(look, undefined)));
  }

  #instruction(code: string): FieldInstruction | undefined {
    return instructionOf(code, this.ours, this.styles);
  }

  #lookOf(run: XmlElement | undefined, paragraph: Look): Look {
    const properties = childOf(run, 'w:rPr');
    const style = valOf(properties, 'w:rStyle');
    const styled = style === undefined ? paragraph : this.fit.looks.over(paragraph, style);
    return this.fit.looks.with(styled, undefined, properties);
  }

  #run(run: XmlElement, paragraph: Paragraph): void {
    const own = childOf(run, 'w:rPr');
    if (switchOf(own, 'w:vanish')) return;
    const look = this.#lookOf(run, paragraph.look);
    const isCaps = look.caps || switchOf(own, 'w:smallCaps') === true;
    const properties = this.#properties(look, own);
    const put = (text: string): void => {
      const printed = isCaps ? text.toUpperCase() : text;
      if (printed !== '') paragraph.content.push({ type: 'text', text: printed, properties });
    };
    for (const child of elementsOf(run)) {
      if (this.#field(child, properties, paragraph)) continue;
      switch (child.name) {
        case 'w:t':
          put(textOf(child));
          break;
        case 'w:noBreakHyphen':
          put('\u2011');
          break;
        case 'w:softHyphen':
          put('\u00ad');
          break;
        case 'w:tab':
          paragraph.content.push({ type: 'tab' });
          break;
        case 'w:ptab':
          paragraph.content.push({ type: 'tab' });
          paragraph.stops.push(edgeStop(child, paragraph.width));
          break;
        case 'w:br':
          paragraph.content.push(breakOf(child));
          break;
        case 'w:cr':
          paragraph.content.push({ type: 'lineBreak' });
          break;
        case 'w:drawing':
        case 'w:pict':
        case 'mc:AlternateContent':
          take(this.#drawings.read(child), paragraph);
          break;
      }
    }
  }

  /** Whether a child of a run belongs to a field and is not shown. */
  #field(child: XmlElement, properties: RunProperties, paragraph: Paragraph): boolean {
    const field = this.#fields.at(-1);
    if (child.name === 'w:instrText') {
      // In the code of another field, the result is code, too.
      if (field?.isInResult) field.stored += textOf(child);
      else field?.code.push(textOf(child));
      return true;
    }
    if (child.name === 'w:fldChar') {
      const type = child.attributes['w:fldCharType'];
      if (type === 'begin') this.#fields.push({ code: [], isInResult: false, stored: '', shown: undefined });
      if (type === 'separate' && field) this.#endCode(field, properties, paragraph);
      if (type === 'end' && field) {
        if (!field.isInResult) this.#endCode(field, properties, paragraph);
        this.#fields.pop();
        const { stored, shown = [stored] } = field;
        const around = this.#fields.at(-1);
        if (around?.isInResult) around.stored += stored;
        else around?.code.push({ stored, shown });
      }
      return true;
    }
    if (field?.isInResult && child.name === 'w:t') field.stored += textOf(child);
    return this.#isHidden();
  }

  /** In the code of a field, or in the stored result of one that is worked out. */
  #isHidden(): boolean {
    return this.#fields.some(({ isInResult, shown }) => !isInResult || shown !== undefined);
  }

  #endCode(field: OpenField, properties: RunProperties, paragraph: Paragraph): void {
    field.isInResult = true;
    const isHidden = this.#isHidden();
    const instruction = this.#instruction(storedResultOf(field.code));
    field.shown = instruction ? [instruction] : shownOfCondition(field.code);
    if (isHidden) return;
    for (const shown of field.shown ?? [])
      paragraph.content.push(
        typeof shown === 'string'
          ? { type: 'text', text: shown, properties }
          : fieldOf(shown, '0', properties),
      );
  }

  #properties(look: Look, own: XmlElement | undefined): RunProperties {
    return {
      ...PLAIN_RUN,
      strike: switchOf(own, 'w:strike') === true,
      underline: look.underline,
      position: valOf(own, 'w:vertAlign') === 'subscript' ? 'subscript' : undefined,
      rightToLeft: switchOf(own, 'w:rtl') === true,
      look: {
        font: this.fonts.of(look.font),
        size: look.size,
        bold: look.bold,
        italic: look.italic,
        color: look.color ?? '000000',
        superscript: look.superscript,
      },
    };
  }
}

function fieldOf(instruction: FieldInstruction, result: string, properties: RunProperties): ComposedInline {
  return { type: 'field', instruction, result, properties };
}

/** A tab to the centre or the right edge of the column, regardless of the tab stops (17.3.3.23). */
function edgeStop({ attributes }: XmlElement, width: number): TabStop {
  const dots = attributes['w:leader'] === 'dot';
  switch (attributes['w:alignment']) {
    case 'center':
      return { position: Math.round(width / 2), alignment: 'center', dots };
    case 'right':
      return { position: width, alignment: 'right', dots };
    default:
      return { position: 0, alignment: 'left', dots };
  }
}

function take({ inlines, floats, roomBelow }: Drawn, paragraph: Paragraph): void {
  pushAll(paragraph.content, inlines);
  pushAll(paragraph.floats, floats);
  paragraph.roomBelow = Math.max(paragraph.roomBelow, roomBelow);
}

function breakOf({ attributes }: XmlElement): ComposedInline {
  const type = attributes['w:type'];
  if (type === 'column') return { type: 'pageBreak', isOfColumn: true };
  return { type: type === 'page' ? 'pageBreak' : 'lineBreak' };
}
