import type { DiagramBox, DiagramPaint, DiagramShape, DiagramText } from '@footmark/engine';
import { type DomElement, numberOf } from '../dom/element.js';
import {
  type Box,
  boxAround,
  type Matrix,
  matrixOf,
  moved,
  type Point,
  product,
  united,
} from '../dom/matrix.js';
import type { Database } from '../library/database.js';
import { plainLabel, withSoftBreaks } from './breaks.js';
import { type Drawing, NOT_DRAWN } from './drawing.js';
import { isClosed, isIn } from './geometry.js';
import { lineWithMarks, type NamedEdge } from './line.js';
import { type Outline, outlineIn } from './outline.js';
import { boundsOf, middleOf, textIn, type Written } from './text.js';

const NO_LINES: DiagramPaint = { strokeWidth: 0, dash: 'solid' };

/**
 * Reads the drawing of a sequence. What the shapes do not tell is in their names: the types of actors, notes, frames and lines of
 * activity, and which texts belong to which messages.
 */
export class SequenceReader {
  readonly #shapes: DiagramShape[] = [];
  /** The types of actors that are no boxes, and the places of all on the left and right. */
  readonly #types = new Map<string, string>();
  readonly #places: (readonly [name: string, x: number])[] = [];
  readonly #counts = new Map<string, number>();
  /** The texts of the code, by their words without spaces. */
  readonly #sources: ReadonlyMap<string, string>;
  /** The lines of text above the message that follows. */
  #words: Written[] = [];

  constructor(
    private readonly drawing: Drawing,
    database: Database,
  ) {
    const messages = database.getMessages?.() ?? [];
    const actors = [...(database.getActors?.().values() ?? [])];
    const texts = [
      ...messages.map(({ message }) => message),
      ...actors.map(({ description }) => description),
    ];
    this.#sources = new Map(
      texts.flatMap((text) => (typeof text === 'string' ? [[wordsOf(plainLabel(text)), text]] : [])),
    );
    for (const element of drawing.root.querySelectorAll('[data-et="participant"]')) {
      const type = element.getAttribute('data-type') ?? 'participant';
      if (type !== 'participant') this.#types.set(element.getAttribute('data-id') ?? '', type);
    }
    for (const element of drawing.root.querySelectorAll('[data-et="life-line"]'))
      this.#places.push([
        element.getAttribute('data-id') ?? '',
        (numberOf(element, 'x1') ?? 0) - drawing.left,
      ]);
  }

  /** The shapes, in the order of the drawing; undefined if Word has none for something in it. */
  read(root: DomElement): readonly DiagramShape[] | undefined {
    this.#visit(root, this.drawing.origin);
    return this.drawing.isWhole ? this.#shapes : undefined;
  }

  #visit(element: DomElement, before: Matrix): void {
    if (element.matches(NOT_DRAWN) || this.drawing.paints.isHidden(element)) return;
    const transform = element.getAttribute('transform');
    const matrix = transform ? product(before, matrixOf(transform)) : before;
    if (element.localName === 'text') this.#text(element, matrix);
    else if (element.getAttribute('data-et') === 'control-structure') this.#frame(element, matrix);
    else if (element.getAttribute('data-et') === 'message') this.#message(element, matrix);
    else if (element.localName === 'line' || element.localName === 'polyline') this.#line(element, matrix);
    else {
      const outline = outlineIn(element, matrix, this.drawing.paints);
      if (outline) this.#box(outline);
      for (const child of element.children) this.#visit(child, matrix);
    }
  }

  #text(element: DomElement, matrix: Matrix): void {
    const written = this.drawing.textIn(element, matrix);
    if (!written) return;
    const box = boundsOf(written);
    if (element.matches('.messageText')) this.#words.push(written);
    else if (element.matches('.sequenceNumber')) this.#label('number', [written]);
    else if (!this.#held(written, box, element.matches('.text') ? 'box' : undefined)) {
      if (element.matches('.actor')) this.#actor(written, box);
      else this.#label(isTop(element) ? 'title' : '', [written]);
    }
  }

  /** Writes a text in the box that is below it; tells whether there is one. */
  #held(written: Written, box: Box, kind: string | undefined): boolean {
    const index = this.#shapes.findLastIndex(
      (shape) =>
        shape.is === 'box' &&
        (kind === undefined ? holdsText(shape) : shape.kind === kind) &&
        isIn(middleOf(box), shape),
    );
    const holder = this.#shapes[index];
    if (holder?.is !== 'box') return false;
    const before = holder.text ? [{ ...holder.text }] : [];
    const text = textIn([...before, written], holder);
    this.#shapes[index] = {
      ...holder,
      ...(text && { text: { ...text, lines: this.#asWritten(text.lines) } }),
    };
    return true;
  }

  /** The name of an actor that is drawn as a figure. */
  #actor(written: Written, box: Box): void {
    const name = this.#nearest(middleOf(box)[0]);
    const kind = this.#types.get(name);
    const text = textIn([written], box);
    this.#add({
      is: 'box',
      role: 'node',
      name,
      ...(kind !== undefined && { kind }),
      ...box,
      form: 'rectangle',
      path: [],
      ...NO_LINES,
      ...(text && { text: { ...text, lines: this.#asWritten(text.lines) } }),
    });
  }

  #label(name: string, written: readonly Written[]): void {
    const box = written.map(boundsOf).reduce<Box | undefined>(united, undefined);
    const text = box && textIn(written, box);
    if (!box || !text) return;
    this.#add({
      is: 'box',
      role: 'label',
      name,
      ...box,
      form: 'rectangle',
      path: [],
      ...NO_LINES,
      text: { ...text, lines: this.#asWritten(text.lines) },
    });
  }

  /** Lines that were broken only for want of room, as they are written in the code. */
  #asWritten(lines: DiagramText['lines']): DiagramText['lines'] {
    const words = wordsOf(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));
    return withSoftBreaks(lines, this.#sources.get(words.replace(/^\[(.*)\]$/, '$1')));
  }

  #box({ element, path, box, paint, form, radius }: Outline): void {
    if (!isClosed(path) && paint.fill === undefined) {
      this.#add({ is: 'line', name: '', path, startMark: 'none', endMark: 'none', ...paint });
      return;
    }
    this.#add({
      is: 'box',
      ...this.#meaningOf(element, box),
      ...box,
      form,
      path,
      ...(radius !== undefined && { radius }),
      ...paint,
    });
  }

  #meaningOf(element: DomElement, box: Box): Pick<DiagramBox, 'role' | 'name' | 'kind'> {
    if (element.matches('rect.actor')) return { role: 'node', name: element.getAttribute('name') ?? '' };
    if (element.matches('rect.note')) return { role: 'node', name: this.#counted('note'), kind: 'note' };
    if (element.matches('rect.rect')) {
      const isGroup = [...(element.parentNode?.children ?? [])].some((each) => each.matches('text.text'));
      const kind = isGroup ? 'box' : 'rect';
      return { role: 'frame', name: this.#counted('frame'), kind };
    }
    if (element.matches('.labelBox'))
      return { role: 'piece', name: `name of frame ${this.#counts.get('frame') ?? ''}` };
    const isActivity = /^activation\d/.test(element.getAttribute('class') ?? '');
    return { role: 'piece', name: isActivity ? `activity of ${this.#nearest(middleOf(box)[0])}` : '' };
  }

  #message(element: DomElement, matrix: Matrix): void {
    const [start, end] = [element.getAttribute('data-from') ?? '', element.getAttribute('data-to') ?? ''];
    const edge: NamedEdge = { name: this.#counted(`${start} → ${end}`), start, end };
    if (this.#words.length > 0) this.#label(edge.name, this.#words);
    this.#words = [];
    this.#line(element, matrix, edge);
  }

  #line(element: DomElement, matrix: Matrix, edge?: NamedEdge): void {
    const { root, paints } = this.drawing;
    const isLife = element.getAttribute('data-et') === 'life-line';
    const name = isLife ? `life of ${element.getAttribute('data-id') ?? ''}` : '';
    for (const shape of lineWithMarks(root, element, matrix, paints, edge ?? { name })) this.#add(shape);
  }

  /** A loop, a choice and the like, with its name in a corner, its conditions, and the lines between its parts. */
  #frame(element: DomElement, matrix: Matrix): void {
    const { paints } = this.drawing;
    const lines = [...element.querySelectorAll('line.loopLine')].flatMap((line) =>
      lineWithMarks(this.drawing.root, line, matrix, paints, { name: '' }),
    );
    const isSection = (line: DomElement): boolean => /dasharray/.test(line.getAttribute('style') ?? '');
    const sides = [...element.querySelectorAll('line.loopLine')].filter((line) => !isSection(line));
    const corners = sides.flatMap((side): Point[] => [
      [numberOf(side, 'x1') ?? 0, numberOf(side, 'y1') ?? 0],
      [numberOf(side, 'x2') ?? 0, numberOf(side, 'y2') ?? 0],
    ]);
    const box = boxAround(corners.map((corner) => moved(corner, matrix)));
    const [first] = lines;
    const name = this.#counted('frame');
    const kind = (element.querySelector('text.labelText')?.textContent ?? '').trim();
    if (first?.is === 'line' && kind !== '')
      this.#add({
        is: 'box',
        role: 'frame',
        name,
        kind,
        ...box,
        form: 'rectangle',
        path: [],
        ...(first.stroke !== undefined && { stroke: first.stroke }),
        strokeWidth: first.strokeWidth,
        dash: first.dash,
      });
    let condition: Written[] = [];
    for (const child of element.children) {
      if (child.matches('line.loopLine')) {
        if (!isSection(child)) continue;
        const edge = { name: `part of frame ${name}` };
        for (const shape of lineWithMarks(this.drawing.root, child, matrix, paints, edge)) this.#add(shape);
      } else if (child.matches('.loopText, .sectionTitle')) {
        const written = this.drawing.textIn(child, matrix);
        if (!written) continue;
        // The lines of a condition follow each other closely.
        const last = condition.at(-1);
        if (last && boundsOf(written).y - boundsOf(last).y > 2 * written.size) {
          this.#label(`frame ${name}`, condition);
          condition = [];
        }
        condition.push(written);
      } else this.#visit(child, matrix);
    }
    this.#label(`frame ${name}`, condition);
  }

  /** The actor whose line of life is closest. */
  #nearest(x: number): string {
    const [nearest] = [...this.#places].sort(([, one], [, other]) => Math.abs(one - x) - Math.abs(other - x));
    return nearest?.[0] ?? '';
  }

  /** A name, with a number from the second on; of notes and frames, the number alone. */
  #counted(name: string): string {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    if (name === 'note' || name === 'frame') return String(count);
    return count === 1 ? name : `${name} (${count})`;
  }

  #add(shape: DiagramShape): void {
    this.#shapes.push(shape);
  }
}

/** The title of a diagram stands for itself, above all else. */
function isTop(element: DomElement): boolean {
  return (element.getAttribute('class') ?? '') === '';
}

function wordsOf(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Actors and notes; in the corner of a frame, the piece with its name. */
function holdsText({ role, name }: DiagramBox): boolean {
  return role === 'node' || name.startsWith('name of frame');
}
