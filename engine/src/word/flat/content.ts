import type { Inline, Revision } from '../../model/document.js';
import { noteIdentifier } from '../../model/names/note-identifier.js';
import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import { reportExternalPart, reportHiddenText, reportTextBox } from '../losses.js';
import { type NoteKey, type Reading, type Relations, reportChange } from '../reading.js';
import { type Look, lookOf, PLAIN, type RunContext } from '../styles/text-formatting.js';
import { type Atom, type DirectionMark, type LinkTarget, lastWords, withMarks } from './atoms.js';
import { controlContent } from './controls.js';
import { directionMark, withoutItsEnd } from './directions.js';
import { DrawingReader } from './drawings.js';
import type { FlatBox } from './flat.js';
import { formulasOf } from './formula-changes.js';
import type { FieldOutput, OpenFields } from './open-fields.js';
import type { Piece } from './piece.js';
import { addressIn, hasOwnNoteMark, isNamed } from './references.js';
import { type CommentPlace, commentMarks, endRevisions, isOfText, isRemoved, revisionOf } from './reviews.js';
import { SIGN_ELEMENTS, symbolText } from './symbols.js';

/** Reads blocks in a text box. */
type ReadBox = (content: XmlElement) => FlatBox['content'];

/** Reads the content of a paragraph. */
export class ContentReader {
  readonly pieces: Piece[] = [];
  readonly bookmarks: string[] = [];
  readonly #drawings: DrawingReader;
  #atoms: Atom[] = [];
  #link: LinkTarget | undefined;
  /** The tracked change that surrounds the next content, if changes are kept. */
  #revision: Revision['type'] | undefined;
  /** The direction of their own of the words around the next content. */
  #direction: DirectionMark | undefined;
  /** Nesting depth within deleted content, or within inserted content if changes are rejected. */
  #hidden = 0;

  constructor(
    private readonly reading: Reading,
    private readonly relations: Relations,
    private readonly context: RunContext,
    private readonly fields: OpenFields,
    private readonly readBox: ReadBox,
  ) {
    this.#drawings = new DrawingReader(reading, relations, {
      add: (inline) => this.#add(inline),
      box: (content) => this.#box(content),
      labels: (content) => this.#apart({ type: 'box', content: this.readBox(content) }),
      chart: (chart) => this.#apart(chart),
    });
  }

  read(paragraph: XmlElement): this {
    for (const child of elementsOf(paragraph)) this.#node(child);
    if (this.#atoms.length > 0) for (const end of endRevisions(paragraph, this.reading)) this.#add(end);
    this.#endText();
    return this;
  }

  #node(element: XmlElement): void {
    const { name, attributes } = element;
    const revision = revisionOf(element);
    if (revision) {
      this.#changed(element, revision);
      return;
    }
    switch (name) {
      case 'w:r':
        this.#run(element);
        return;
      case 'w:hyperlink':
        this.#hyperlink(element);
        return;
      case 'w:bookmarkStart':
        if (isNamed(attributes['w:name'] ?? '', this.reading))
          this.bookmarks.push(attributes['w:name'] ?? '');
        return;
      case 'w:commentRangeStart':
      case 'w:commentRangeEnd':
        this.#comment(attributes['w:id'], name === 'w:commentRangeEnd' ? 'end' : 'start');
        return;
      case 'w:fldSimple':
        this.fields.begin();
        this.fields.instruct(attributes['w:instr'] ?? '');
        this.fields.separate(this.#output);
        for (const child of elementsOf(element)) this.#node(child);
        this.fields.end(this.#output);
        return;
      case 'w:sdt':
        this.#control(element);
        return;
      case 'w:bdo':
      case 'w:dir':
        this.#directed(element);
        return;
      case 'm:oMathPara':
        for (const math of elementsOf(element)) if (math.name === 'm:oMath') this.#formula(math, true);
        return;
      case 'm:oMath':
        this.#formula(element, false);
        return;
      case 'mc:AlternateContent':
        this.#drawings.alternative(element, this.#isOff, (child) => this.#node(child));
        return;
      case 'w:pPr':
        return;
      case 'w:subDoc':
        reportExternalPart(this.reading.losses);
        return;
      default:
        // Smart tags, custom XML and other elements only wrap content.
        for (const child of elementsOf(element)) this.#node(child);
    }
  }

  #changed(element: XmlElement, type: Revision['type']): void {
    reportChange(this.reading);
    const outer = this.#revision;
    // Text that was inserted and then deleted is in neither version.
    const { changes } = this.reading;
    const isHidden = isRemoved(type, changes) || (outer !== undefined && outer !== type);
    if (isHidden) this.#hidden++;
    else if (changes === 'track') this.#revision = type;
    for (const child of elementsOf(element)) this.#node(child);
    this.#revision = outer;
    if (isHidden) this.#hidden--;
  }

  #directed(element: XmlElement): void {
    const outer = this.#direction;
    this.#direction = directionMark(element);
    for (const child of elementsOf(element)) this.#node(child);
    this.#direction = outer;
  }

  #comment(id: string | undefined, at: CommentPlace): void {
    for (const mark of commentMarks(id ?? '', at, this.reading)) this.#add(mark);
  }

  #hyperlink(element: XmlElement): void {
    const { attributes } = element;
    const url = addressIn(attributes, this.relations);
    const outer = this.#link;
    if (url !== '') this.#link = { url, title: attributes['w:tooltip'] ?? '' };
    for (const child of elementsOf(element)) this.#node(child);
    this.#link = outer;
  }

  #control(element: XmlElement): void {
    const held = controlContent(element, this.reading.citations);
    if (held) for (const inline of held.inlines) this.#add(inline, PLAIN, held.isBox);
    else for (const child of elementsOf(childOf(element, 'w:sdtContent'))) this.#node(child);
  }

  #run(run: XmlElement): void {
    const properties = childOf(run, 'w:rPr');
    const marks = lookOf(properties, this.reading.sheet, this.context, this.reading.isFromFootmark);
    // A custom mark is the text after the reference that it belongs to.
    const hasOwnMark = elementsOf(run).some(hasOwnNoteMark);
    for (const child of elementsOf(run))
      if (!hasOwnMark || !/^w:(?:t|sym)$/.test(child.name)) this.#runChild(child, run, marks);
  }

  #runChild(element: XmlElement, run: XmlElement, look: Look): void {
    const { name, attributes } = element;
    switch (name) {
      case 'w:t':
      case 'w:delText':
        this.#text(textOf(element), look);
        return;
      case 'w:tab':
      case 'w:ptab':
      case 'w:noBreakHyphen':
      case 'w:softHyphen':
        this.#text(SIGN_ELEMENTS[name], look);
        return;
      case 'w:cr':
      case 'w:br':
        this.#lineEnd(attributes['w:type'] ?? 'textWrapping', look);
        return;
      case 'w:sym':
        this.#add({ type: 'text', value: symbolText(attributes, this.reading.losses) }, look);
        return;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#note({
          kind: name === 'w:footnoteReference' ? 'footnote' : 'endnote',
          id: attributes['w:id'] ?? '',
        });
        return;
      case 'w:commentReference':
        this.#comment(attributes['w:id'], 'mark');
        this.reading.comment(attributes['w:id'] ?? '', lastWords(this.#atoms));
        return;
      case 'w:fldChar':
        this.fields.sign(element, this.#output);
        return;
      case 'w:instrText':
        this.fields.instruct(textOf(element));
        return;
      case 'w:drawing':
        if (!this.#isOff) this.#drawings.drawing(element);
        return;
      case 'w:pict':
      case 'w:object':
        if (!this.#isOff) this.#drawings.vml(element);
        return;
      case 'mc:AlternateContent':
        this.#drawings.alternative(element, this.#isOff, (child) => this.#runChild(child, run, look));
        return;
      case 'w:ruby':
        this.#ruby(element, look);
        return;
    }
  }

  #text(value: string, look: Look): void {
    // The comma between the marks of two notes is regenerated.
    if (look.isNoteMark && value.trim() === ',') return;
    if (look.isHidden) {
      if (value.trim() !== '' && !this.#isOff) reportHiddenText(this.reading.losses);
      return;
    }
    // A line break in XML is a space (ECMA-376 Part 1, 17.3.3.31).
    const text = withoutItsEnd(value, this.#direction).replace(/[\r\n]+/g, ' ');
    this.#add({ type: 'text', value: text }, look);
  }

  #lineEnd(kind: string, look: Look): void {
    if (kind === 'textWrapping') {
      this.#add({ type: 'break' }, look);
      return;
    }
    if (kind === 'page' && !this.#isOff) this.#apart({ type: 'pageBreak' });
  }

  #note(key: NoteKey): void {
    if (this.#isOff) return;
    const label = this.reading.note(key);
    this.#add({ type: 'footnoteReference', identifier: noteIdentifier(label), label, line: 1 });
  }

  #ruby(element: XmlElement, look: Look): void {
    for (const run of elementsOf(childOf(element, 'w:rubyBase'))) this.#run(run);
    this.#text('(', look);
    for (const run of elementsOf(childOf(element, 'w:rt'))) this.#run(run);
    this.#text(')', look);
  }

  #formula(math: XmlElement, isDisplayed: boolean): void {
    if (this.#isOff) return;
    const outer = this.#revision;
    for (const formula of formulasOf(math, isDisplayed, this.reading, outer)) {
      this.#revision = formula.revision;
      if (formula.isDisplayed) this.#apart({ type: 'formula', latex: formula.latex });
      else this.#add({ type: 'inlineMath', value: formula.latex, line: 1 });
    }
    this.#revision = outer;
  }

  #box(content: XmlElement): void {
    const inner = this.readBox(content);
    if (inner.length === 0) return;
    reportTextBox(this.reading.losses);
    this.#apart({ type: 'box', content: inner });
  }

  /** Whether the next content is hidden. */
  get #isOff(): boolean {
    return this.#hidden > 0 || this.fields.isOff;
  }

  get #output(): FieldOutput {
    return {
      isHidden: this.#hidden > 0,
      add: (inline) => this.#add(inline),
      note: (key) => this.#note(key),
      place: (of) => this.#apart({ type: 'place', of }),
    };
  }

  #add(inline: Inline, look: Look = PLAIN, isBox = false): void {
    if (this.#isOff) return;
    const link = this.#link ?? this.fields.link;
    const field = this.fields.shows;
    const direction = this.reading.keepsInvisible ? this.#direction : undefined;
    const marks = isOfText(inline) ? withMarks(look.marks, this.#revision, direction) : PLAIN.marks;
    const { isCode } = look;
    this.#atoms.push({ inline, marks, isCode, link, ...(field && { field }), ...(isBox && { isBox }) });
  }

  /** Adds a piece that splits the paragraph. */
  #apart(piece: Piece): void {
    this.#endText();
    this.pieces.push(piece);
  }

  #endText(): void {
    if (this.#atoms.length > 0) this.pieces.push({ type: 'text', atoms: this.#atoms });
    this.#atoms = [];
  }
}
