import type { DiagramBox, DiagramPaint, DiagramShape, DiagramShapes } from '@footmark/engine';
import type { DomElement } from '../dom/element.js';
import { withCharacters } from '../dom/entities.js';
import { type Box, type Matrix, matrixOf, product, united } from '../dom/matrix.js';
import type { TextStyle } from '../dom/text-style.js';
import type { Database } from '../library/database.js';
import { kindOf } from '../library/kind.js';
import { withSoftBreaks } from './breaks.js';
import { Drawing, NOT_DRAWN } from './drawing.js';
import { distance, isClosed, pointsOn } from './geometry.js';
import { glued, sitesOn } from './glue.js';
import { lineWithMarks } from './line.js';
import { Names, wordsIn } from './names.js';
import { across, FORMS, joined, kindOfShape, type Outline, outlineIn, radiusOf } from './outline.js';
import { SequenceReader } from './read-sequence.js';
import { boundsOf, isTitle, middleOf, textIn, type Written } from './text.js';

/** The kinds whose drawings are read as shapes, by the library's names for them. */
const KINDS =
  /^(?:flowchart|flowchart-v2|flowchart-elk|stateDiagram|state|class|classDiagram|mindmap|sequence)$/;

/** What a drawing has that Word has no shapes for. */
const NOT_SHAPES = 'image, foreignObject, use, textPath';

/** The groups whose shapes and texts belong together. */
const GROUPS = 'g.node, g.cluster, g.statediagram-cluster, g.note-cluster, g.edgeLabel, g.edgeTerminals > g';
const LINES = 'path[data-edge], path.flowchart-link, path.relation, path.transition';

const NO_LINES: DiagramPaint = { strokeWidth: 0, dash: 'solid' };

/** The library's names of interfaces of class diagrams, of which only the name is shown. */
const INTERFACE = /^interface\d+$/;

/** The shapes of a drawing, or undefined if Word has none for all of it. */
export function readShapes(
  root: DomElement,
  style: TextStyle,
  { type, db }: { readonly type: string; readonly db: unknown },
): DiagramShapes | undefined {
  const drawing = new Drawing(root, style);
  const { width, height } = drawing;
  if (!KINDS.test(type) || !(width > 0 && height > 0) || root.querySelector(NOT_SHAPES)) return undefined;
  const reader =
    type === 'sequence'
      ? new SequenceReader(drawing, db as Database)
      : new ShapeReader(drawing, db as Database, type.startsWith('class'));
  const shapes = reader.read(root);
  return shapes && { kind: kindOf(type), width, height, shapes };
}

/** A group of the drawing while it is read. */
interface Group {
  readonly element: DomElement;
  readonly outlines: Outline[];
  readonly texts: Written[];
}

class ShapeReader {
  readonly #names: Names;
  /** Frames, nodes, lines and labels, each above those before. */
  readonly #layers: readonly [DiagramShape[], DiagramShape[], DiagramShape[], DiagramShape[]] = [
    [],
    [],
    [],
    [],
  ];

  constructor(
    private readonly drawing: Drawing,
    database: Database,
    private readonly isOfClasses: boolean,
  ) {
    this.#names = new Names(database);
  }

  /** The shapes from back to front; undefined if Word has none for something in it. */
  read(root: DomElement): readonly DiagramShape[] | undefined {
    this.#visit(root, this.drawing.origin, undefined);
    return this.drawing.isWhole ? glued(this.#layers.flat()) : undefined;
  }

  #visit(element: DomElement, before: Matrix, around: Group | undefined): void {
    if (element.matches(NOT_DRAWN) || this.drawing.paints.isHidden(element)) return;
    const transform = element.getAttribute('transform');
    const matrix = transform ? product(before, matrixOf(transform)) : before;
    const isGroup = element.matches(GROUPS);
    const group: Group | undefined = isGroup ? { element, outlines: [], texts: [] } : around;
    if (element.localName === 'text') this.#text(element, matrix, group);
    else if (element.matches(LINES) || element.localName === 'line' || element.localName === 'polyline')
      this.#line(element, matrix, group);
    else {
      const outline = outlineIn(element, matrix, this.drawing.paints);
      if (outline && group) group.outlines.push(outline);
      else if (outline) this.#piece(outline);
    }
    if (element.localName !== 'text') for (const child of element.children) this.#visit(child, matrix, group);
    if (isGroup && group) this.#close(group);
  }

  #text(element: DomElement, matrix: Matrix, group: Group | undefined): void {
    const written = this.drawing.textIn(element, matrix);
    if (!written) return;
    if (group) group.texts.push(written);
    else this.#label(isTitle(element) ? 'title' : '', boundsOf(written), written, NO_LINES);
  }

  #label(name: string, box: Box, written: Written, paint: DiagramPaint, source?: string): void {
    const text = textIn([written], box);
    const label: DiagramBox = {
      is: 'box',
      role: 'label',
      name,
      ...box,
      form: 'rectangle',
      path: [],
      ...paint,
    };
    this.#add(3, text ? { ...label, text: { ...text, lines: withSoftBreaks(text.lines, source) } } : label);
  }

  /** A shape that is no part of a group. */
  #piece(outline: Outline): void {
    const { path, box, paint, form, radius } = outline;
    const isClosedPath = isClosed(path);
    if (!isClosedPath && paint.fill === undefined) {
      this.#add(2, { is: 'line', name: '', path, startMark: 'none', endMark: 'none', ...paint });
      return;
    }
    this.#add(0, {
      is: 'box',
      role: 'piece',
      name: '',
      ...box,
      form,
      path,
      ...(radius !== undefined && { radius }),
      ...paint,
    });
  }

  #line(element: DomElement, matrix: Matrix, group: Group | undefined): void {
    // A line that only decorates a part, such as that below one of a mind map, would stay behind when the part is moved.
    if (group?.element.matches('g.node')) return;
    const edge = this.#names.edge(element.getAttribute('data-id'));
    for (const shape of lineWithMarks(this.drawing.root, element, matrix, this.drawing.paints, edge))
      this.#add(2, shape);
  }

  /** A node, a frame or a label, once all of it has been read. */
  #close({ element, outlines, texts }: Group): void {
    if (element.matches('g.edgeLabel, g.edgeTerminals > g')) {
      const id = element.querySelector('[data-id]')?.getAttribute('data-id') ?? '';
      const edge = this.#names.edge(id);
      for (const written of texts) {
        const name = edge?.name ?? (id || this.#endAt(written));
        const ground = outlines.find(({ element: each }) => each.matches('.background'));
        const box = united(ground?.box, boundsOf(written)) ?? boundsOf(written);
        const { fill } = ground?.paint ?? {};
        const paint = { ...(fill !== undefined && { fill }), strokeWidth: 0, dash: 'solid' } as const;
        this.#label(name, box, written, paint, edge?.label);
      }
      return;
    }
    const all = outlines.filter(({ element: each }) => !each.matches('.background'));
    const dividers = all.filter(({ element: each }) => each.parentNode?.matches?.('.divider'));
    const [main, ...others] = joined(all.filter((each) => !dividers.includes(each)));
    const isFrame = !element.matches('g.node');
    const layer = isFrame ? 0 : 1;
    const { name, shape, label } = this.#names.partOf(element, texts);
    if (!main) {
      const isPart = INTERFACE.test(name) || shape === 'text';
      for (const written of texts) this.#bare(isPart ? name : '', kindOfShape(shape), written, label);
      return;
    }
    const text = textIn(texts, main.box, this.isOfClasses);
    // What is painted as the shape itself is a part of it, and moves with it.
    const isPart = ({ paint }: Outline): boolean =>
      paint.stroke === main.paint.stroke && (paint.fill === undefined || paint.fill === main.paint.fill);
    const parts = others.filter(isPart);
    const path = [
      ...[main, ...parts].flatMap((each) => each.path),
      ...dividers.flatMap((each) => across(each, main.box)),
    ];
    const kind = isFrame ? undefined : kindOfShape(shape);
    const form = FORMS[shape] ?? (path.length > main.path.length ? 'path' : main.form);
    this.#add(layer, {
      is: 'box',
      role: isFrame ? 'frame' : 'node',
      name,
      ...(kind !== undefined && { kind }),
      ...main.box,
      form,
      path,
      ...radiusOf(main, form),
      ...(form === 'path' && { sites: sitesOn(main.path, main.box) }),
      ...main.paint,
      ...(text && { text: { ...text, lines: withSoftBreaks(text.lines, label) } }),
    });
    for (const other of others) if (!isPart(other)) this.#addOn(layer, other);
  }

  /** A node without an outline; one without a name is a text. */
  #bare(name: string, kind: string | undefined, written: Written, label: unknown): void {
    const box = boundsOf(written);
    const text = textIn([written], box);
    if (name === '' || !text) this.#label('', box, written, NO_LINES);
    else {
      const said = kind !== undefined && { kind };
      const lines = withSoftBreaks(text.lines, label);
      const form = { form: 'rectangle', path: [] } as const;
      this.#add(1, {
        is: 'box',
        role: 'node',
        name,
        ...said,
        ...box,
        ...form,
        ...NO_LINES,
        text: { ...text, lines },
      });
    }
  }

  /** The end of a line at which a text stands: of those with this text, the closest. */
  #endAt(written: Written): string {
    const words = wordsIn(written);
    const middle = middleOf(boundsOf(written));
    let found: { readonly name: string; readonly off: number } | undefined;
    const [, , lines] = this.#layers;
    for (const line of lines) {
      const edge = this.#names.edgeNamed(line.name);
      if (line.is !== 'line' || !edge) continue;
      const points = pointsOn(line.path);
      const ends = [
        ['start', edge.startLabelRight || edge.startLabelLeft, points[0]],
        ['end', edge.endLabelLeft || edge.endLabelRight, points.at(-1)],
      ] as const;
      for (const [side, label, point] of ends) {
        if (!point || withCharacters(label ?? '').replace(/\s+/g, '') !== words.replace(/\s+/g, '')) continue;
        const off = distance(point, middle);
        if (!found || off < found.off) found = { name: `${side} of ${line.name}`, off };
      }
    }
    return found?.name ?? '';
  }

  /** What is drawn on a node, and painted otherwise. */
  #addOn(layer: 0 | 1, { paint, path, box, form, radius }: Outline): void {
    const { fill, ...line } = paint;
    if (isClosed(path))
      this.#add(layer, {
        is: 'box',
        role: 'piece',
        name: '',
        ...box,
        form,
        path,
        ...(radius !== undefined && { radius }),
        ...paint,
      });
    else this.#add(layer, { is: 'line', name: '', path, startMark: 'none', endMark: 'none', ...line });
  }

  #add(layer: 0 | 1 | 2 | 3, shape: DiagramShape): void {
    this.#layers[layer].push(shape);
  }
}
