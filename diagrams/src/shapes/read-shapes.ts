import type { DiagramBox, DiagramOutline, DiagramPaint, DiagramShape, DiagramShapes } from '@footmark/engine';
import { type DomElement, numberOf } from '../dom/element.js';
import { type Box, type Matrix, matrixOf, type Point, product, united } from '../dom/matrix.js';
import type { TextStyle } from '../dom/text-style.js';
import type { Database } from '../library/database.js';
import { kindOf } from '../library/kind.js';
import { withSoftBreaks } from './breaks.js';
import { boxOfPath, isClosed, isIn, pathOf } from './geometry.js';
import { glued, sitesOn } from './glue.js';
import { lineWithMarks, type NamedEdge } from './line.js';
import { across, FORMS, joined, type Outline, outlineOf, radiusOf, roundOr } from './outline.js';
import { Paints } from './paint.js';
import { textIn, type Written, writtenIn } from './text.js';

/** The kinds whose drawings are read as shapes, by the library's names for them. */
const KINDS =
  /^(?:flowchart|flowchart-v2|flowchart-elk|stateDiagram|state|class|classDiagram|mindmap|sequence)$/;

/** What a drawing has that Word has no shapes for. */
const NOT_SHAPES = 'image, foreignObject, use, textPath';

/** The groups whose shapes and texts belong together. */
const GROUPS = 'g.node, g.cluster, g.statediagram-cluster, g.note-cluster, g.edgeLabel, g.edgeTerminals > g';
/** In sequences, the shapes that have a text in them. */
const BOXES_OF_SEQUENCES = 'rect.actor, rect.note, polygon.labelBox';
/** What stands for nothing on paper: the measures of labels, and grounds without a size. */
const NOT_DRAWN = 'defs, marker, style, title, desc, clipPath, .label > rect';
const LINES = 'path[data-edge], path.flowchart-link, path.relation, path.transition';

/** The shapes of a drawing, or undefined if Word has none for all of it. */
export function readShapes(
  root: DomElement,
  style: TextStyle,
  { type, db }: { readonly type: string; readonly db: unknown },
): DiagramShapes | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!KINDS.test(type) || !(width > 0 && height > 0) || root.querySelector(NOT_SHAPES)) return undefined;
  const reader = new ShapeReader(root, style, db as Database, type === 'sequence', type.startsWith('class'));
  reader.visit(root, [1, 0, 0, 1, -left, -top], undefined);
  const shapes = reader.finished();
  return shapes && { kind: kindOf(type), width, height, shapes };
}

/** A group of the drawing while it is read. */
interface Group {
  readonly element: DomElement;
  readonly outlines: Outline[];
  readonly texts: Written[];
}

class ShapeReader {
  readonly #paints: Paints;
  readonly #names: ReadonlyMap<string, { readonly name: string; readonly shape: string }>;
  readonly #labels: ReadonlyMap<string, unknown>;
  readonly #edges: ReadonlyMap<string, NamedEdge>;
  /** Frames, nodes, lines and labels, each above those before. In sequences, all are in the order of the drawing. */
  readonly #layers: readonly [DiagramShape[], DiagramShape[], DiagramShape[], DiagramShape[]] = [
    [],
    [],
    [],
    [],
  ];
  #isWhole = true;

  constructor(
    private readonly root: DomElement,
    private readonly style: TextStyle,
    database: Database,
    private readonly isSequence: boolean,
    private readonly isOfClasses: boolean,
  ) {
    this.#paints = new Paints(root);
    const { nodes = [], edges = [] } = database.getData?.() ?? {};
    this.#names = new Map(
      nodes.map(({ id, domId = id, shape = '' }) => [withoutCount(domId), { name: id, shape }]),
    );
    this.#labels = new Map(nodes.map(({ id, label }) => [id, label]));
    const counts = new Map<string, number>();
    this.#edges = new Map(
      edges.map((edge) => {
        const name = `${edge.start ?? ''} → ${edge.end ?? ''}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [edge.id ?? '', { ...edge, name: count === 1 ? name : `${name} (${count})` }];
      }),
    );
  }

  finished(): readonly DiagramShape[] | undefined {
    return this.#isWhole ? glued(this.#layers.flat(), this.isOfClasses) : undefined;
  }

  visit(element: DomElement, before: Matrix, around: Group | undefined): void {
    if (element.matches(NOT_DRAWN) || this.#paints.isHidden(element)) return;
    const transform = element.getAttribute('transform');
    const matrix = transform ? product(before, matrixOf(transform)) : before;
    const isGroup = element.matches(GROUPS);
    const group: Group | undefined = isGroup ? { element, outlines: [], texts: [] } : around;
    if (element.localName === 'text') this.#text(element, matrix, group);
    else if (element.matches(LINES) || element.localName === 'line' || element.localName === 'polyline')
      this.#line(element, matrix, group);
    else {
      const outline = this.#outline(element, matrix);
      if (outline && group) group.outlines.push(outline);
      else if (outline) this.#piece(outline);
    }
    if (element.localName !== 'text') for (const child of element.children) this.visit(child, matrix, group);
    if (isGroup && group) this.#close(group);
  }

  #text(element: DomElement, matrix: Matrix, group: Group | undefined): void {
    const [a, b, c, d] = matrix;
    const found = writtenIn(element, this.style, this.#paints);
    if (!found) return;
    // Word can turn text only by quarters, and the library turns none in these kinds.
    if (Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) > 1e-6) this.#isWhole = false;
    const written = this.#placed(found);
    if (group) {
      group.texts.push(written);
      return;
    }
    const box = boundsOf(written);
    const [frame] = this.isSequence ? this.#layers : [];
    const index = frame?.findLastIndex(
      (shape) => shape.is === 'box' && shape.role === 'node' && isIn(middleOf(box), shape),
    );
    const holder = index === undefined ? undefined : frame?.[index];
    if (frame && index !== undefined && holder?.is === 'box') {
      const before = holder.text ? [{ ...holder.text }] : [];
      const text = textIn([...before, written], holder);
      frame[index] = { ...holder, ...(text && { text }) };
    } else this.#label('', box, written, { strokeWidth: 0, dash: 'solid' });
  }

  /** Texts are measured in the coordinates of the drawing, whose corner need not be 0. */
  #placed(written: Written): Written {
    const [x = 0, y = 0] = (this.root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    return { ...written, lines: written.lines.map((line) => ({ ...line, x: line.x - x, y: line.y - y })) };
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

  #outline(element: DomElement, matrix: Matrix): Outline | undefined {
    const d = outlineOf(element);
    if (d === undefined) return undefined;
    const path = pathOf(d, matrix);
    const box = boxOfPath(path);
    const paint = this.#paints.of(element);
    if ((paint.fill === undefined && paint.stroke === undefined) || box.width + box.height === 0)
      return undefined;
    const radius = numberOf(element, 'rx') ?? 0;
    const form: DiagramOutline =
      element.localName === 'rect' ? (radius > 0 ? 'rounded' : 'rectangle') : roundOr(element);
    return { element, path, box, paint, form, ...(form === 'rounded' && { radius }) };
  }

  /** A shape that is no part of a group. */
  #piece(outline: Outline): void {
    const { element, path, box, paint, form, radius } = outline;
    const isClosedPath = isClosed(path);
    if (!isClosedPath && paint.fill === undefined) {
      this.#add(2, { is: 'line', name: '', path, startMark: 'none', endMark: 'none', ...paint });
      return;
    }
    const isBox = element.matches(BOXES_OF_SEQUENCES);
    const name = isBox ? (element.getAttribute('name') ?? '') : '';
    this.#add(0, {
      is: 'box',
      role: isBox ? 'node' : 'piece',
      name,
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
    const edge = this.#edges.get(element.getAttribute('data-id') ?? '');
    for (const shape of lineWithMarks(this.root, element, matrix, this.#paints, edge)) this.#add(2, shape);
  }

  /** A node, a frame or a label, once all of it has been read. */
  #close({ element, outlines, texts }: Group): void {
    if (element.matches('g.edgeLabel, g.edgeTerminals > g')) {
      const id = element.querySelector('[data-id]')?.getAttribute('data-id') ?? '';
      const edge = this.#edges.get(id);
      const name = edge?.name ?? id;
      for (const written of texts) {
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
    if (!main) {
      for (const written of texts)
        this.#label('', boundsOf(written), written, { strokeWidth: 0, dash: 'solid' });
      return;
    }
    const { name, shape } = this.#nameOf(element);
    const text = textIn(texts, main.box, this.isOfClasses);
    // What is painted as the shape itself is a part of it, and moves with it.
    const isPart = ({ paint }: Outline): boolean =>
      paint.stroke === main.paint.stroke && (paint.fill === undefined || paint.fill === main.paint.fill);
    const parts = others.filter(isPart);
    const path = [
      ...[main, ...parts].flatMap((each) => each.path),
      ...dividers.flatMap((each) => across(each, main.box)),
    ];
    const form = FORMS[shape] ?? (path.length > main.path.length ? 'path' : main.form);
    this.#add(layer, {
      is: 'box',
      role: isFrame ? 'frame' : 'node',
      name,
      ...main.box,
      form,
      path,
      ...radiusOf(main, form),
      ...(form === 'path' && { sites: sitesOn(main.path, main.box) }),
      ...main.paint,
      ...(text && { text: { ...text, lines: withSoftBreaks(text.lines, this.#labels.get(name)) } }),
    });
    for (const other of others) if (!isPart(other)) this.#addOn(layer, other);
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

  #nameOf(element: DomElement): { readonly name: string; readonly shape: string } {
    const own = element.getAttribute('data-id');
    if (own !== null) return { name: own, shape: '' };
    const id = (element.getAttribute('id') ?? '').replace(/^diagram-/, '');
    return this.#names.get(withoutCount(id)) ?? { name: id, shape: '' };
  }

  #add(layer: 0 | 1 | 2 | 3, shape: DiagramShape): void {
    this.#layers[this.isSequence ? 0 : layer].push(shape);
  }
}

/** Some ids end with a number that counts on from one drawing to the next. */
function withoutCount(id: string): string {
  return id.replace(/-\d+$/, '');
}

function boundsOf({ lines }: Written): Box {
  return (
    lines.reduce<Box | undefined>((box, line) => united(box, line), undefined) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
  );
}

function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}
