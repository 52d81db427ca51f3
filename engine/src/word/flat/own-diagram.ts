import { childOf, elementsOf, someElement, type XmlElement, type XmlNode } from '../../xml/element.js';
import { flowchartCode, stateCode } from './diagram-code.js';
import type { DrawnGraph, DrawnLink, DrawnPart } from './drawn-graph.js';

/** The kinds that are read back, by the names of their drawings. */
const KINDS = [
  [/^Flowchart \d+$/, flowchartCode],
  [/^State diagram \d+$/, stateCode],
] as const;

/**
 * The code of a diagram that this program made shapes of (`write/shapes/`), as it is now: with words that were changed, parts that were
 * added, and lines that were attached elsewhere. Undefined for other drawings, and for one whose parts are no longer known.
 */
export function ownDiagramCode(drawing: XmlElement): string | undefined {
  const name = find(drawing, 'wp:docPr')?.attributes.name ?? '';
  const canvas = find(drawing, 'wpc:wpc');
  const code = KINDS.find(([pattern]) => pattern.test(name))?.[1];
  const graph = canvas && code ? graphOf(canvas) : undefined;
  return graph && code?.(graph);
}

/** Whether a drawing is a diagram that this program made shapes of, of any kind. */
export function isOwnDiagram(drawing: XmlElement): boolean {
  const name = find(drawing, 'wp:docPr')?.attributes.name ?? '';
  if (!/^(?:Diagram|Flowchart|State diagram) \d+$/.test(name)) return false;
  const shapes = elementsOf(find(drawing, 'wpc:wpc')).filter((each) => each.name === 'wps:wsp');
  return shapes.some((shape) => OWN_NAME.test(childOf(shape, 'wps:cNvPr')?.attributes.name ?? ''));
}

/** What shapes of ours are called; what somebody adds in Word has other names. */
const OWN_NAME = /^(?:Node|Frame|Label|Piece|Connector|Line) /;

/** A shape with the number by which lines name it. */
interface Shape extends DrawnPart {
  readonly number: string;
  readonly name: string;
  readonly element: XmlElement;
}

function graphOf(canvas: XmlElement): DrawnGraph | undefined {
  const shapes = elementsOf(canvas)
    .filter(({ name }) => name === 'wps:wsp')
    .map(shapeOf);
  const isLine = ({ element }: Shape): boolean => childOf(element, 'wps:cNvCnPr') !== undefined;
  const isNew = ({ name }: Shape): boolean => !OWN_NAME.test(name);
  const boxes = shapes.filter((shape) => !isLine(shape));
  const nodes = boxes.filter(
    (shape) => shape.name.startsWith('Node ') || (isNew(shape) && shape.lines.length > 0),
  );
  const frames = boxes.filter(({ name }) => name.startsWith('Frame '));
  if (nodes.length === 0) return undefined;
  const ids = new Map([...nodes, ...frames].map(({ number, id }) => [number, id]));
  const known = new Set(ids.values());
  const labels = new Map(
    boxes.filter(({ name }) => name.startsWith('Label ')).map(({ name, lines }) => [name.slice(6), lines]),
  );
  const links = shapes.filter(isLine).flatMap((shape): DrawnLink[] => {
    const [from, to] = endsOf(shape, ids);
    if (from === undefined || to === undefined || !known.has(from) || !known.has(to)) return [];
    return [
      {
        from,
        to,
        label: labels.get(shape.name.replace(/^Connector /, '')) ?? [],
        ...strokeOf(shape.element),
      },
    ];
  });
  return { nodes, frames, links };
}

/** The parts that a line joins: those that it is attached to, else those that its name says. */
function endsOf({ element, name }: Shape, ids: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  const [, from, to] = /^Connector (.+) → (.+?)(?: \(\d+\))?$/.exec(name) ?? [];
  const properties = childOf(element, 'wps:cNvCnPr');
  const attached = (end: string): string | undefined =>
    ids.get(childOf(properties, end)?.attributes.id ?? '');
  return [attached('a:stCxn') ?? from, attached('a:endCxn') ?? to];
}

function shapeOf(element: XmlElement, index: number): Shape {
  const { id: number = '', name = '' } = childOf(element, 'wps:cNvPr')?.attributes ?? {};
  const look = childOf(element, 'wps:spPr');
  const place = childOf(look, 'a:xfrm');
  const [offset, extent] = [
    childOf(place, 'a:off')?.attributes ?? {},
    childOf(place, 'a:ext')?.attributes ?? {},
  ];
  const content = childOf(childOf(element, 'wps:txbx'), 'w:txbxContent');
  const lines = elementsOf(content)
    .flatMap((paragraph) => writtenIn(paragraph).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return {
    number,
    name,
    element,
    id: /^(?:Node|Frame) (.+)$/.exec(name)?.[1] ?? `new${index}`,
    lines,
    outline: outlineOf(look),
    x: Number(offset.x),
    y: Number(offset.y),
    width: Number(extent.cx),
    height: Number(extent.cy),
    fill: colorIn(look),
    stroke: colorIn(childOf(look, 'a:ln')),
  };
}

/** The text of a paragraph with the breaks that somebody added; those of `write/shapes/`, only for want of room, are marked. */
function writtenIn(node: XmlNode): string {
  if (typeof node === 'string') return node.replace(/\n/g, ' ');
  if (node.name === 'w:br') return node.attributes['w:clear'] === 'all' ? '' : '\n';
  return node.children.map(writtenIn).join('');
}

function colorIn(element: XmlElement | undefined): string | undefined {
  return childOf(childOf(element, 'a:solidFill'), 'a:srgbClr')?.attributes.val;
}

/** The name of a preset shape; of an own outline of straight lines, its corners as shares of its box. */
function outlineOf(look: XmlElement | undefined): string {
  const preset = childOf(look, 'a:prstGeom')?.attributes.prst;
  if (preset !== undefined) return preset;
  const path = find(look, 'a:path');
  if (!path) return 'rect';
  if (someElement(path, ({ name }) => name === 'a:cubicBezTo')) return 'curved';
  const [width, height] = [Number(path.attributes.w) || 1, Number(path.attributes.h) || 1];
  const corners = elementsOf(path).flatMap((step) =>
    elementsOf(step).map(({ attributes: { x, y } }) => [Number(x) / width, Number(y) / height] as const),
  );
  const isAtMiddles = corners.every(([x, y]) => Math.abs(x - 0.5) < 0.05 || Math.abs(y - 0.5) < 0.05);
  if (corners.length === 4 && isAtMiddles) return 'diamond';
  if (corners.length === 6) return 'hexagon';
  if (corners.length === 5) return 'odd';
  if (corners.length !== 4) return 'rect';
  const side = (at: number): readonly [number, number] => {
    const xs = corners.filter(([, y]) => Math.abs(y - at) < 0.05).map(([x]) => x);
    return [Math.min(xs[0] ?? 0, xs[1] ?? 0), Math.max(xs[0] ?? 1, xs[1] ?? 1)];
  };
  const [top, bottom] = [side(0), side(1)];
  const isIn = (value: number, edge: number): boolean => Math.abs(value - edge) > 0.02;
  const leans = [isIn(top[0], 0), isIn(top[1], 1), isIn(bottom[0], 0), isIn(bottom[1], 1)]
    .map(Number)
    .join('');
  return (
    { '1001': 'lean_right', '0110': 'lean_left', '1100': 'trapezoid', '0011': 'inverted' }[leans] ?? 'rect'
  );
}

function strokeOf(element: XmlElement): Pick<DrawnLink, 'dash' | 'weight' | 'startMark' | 'endMark'> {
  const line = childOf(childOf(element, 'wps:spPr'), 'a:ln');
  const mark = (end: string): string | undefined => {
    const type = childOf(line, end)?.attributes.type;
    return type === 'none' ? undefined : type;
  };
  return {
    dash: childOf(line, 'a:prstDash')?.attributes.val,
    weight: Number(line?.attributes.w ?? 0),
    startMark: mark('a:headEnd'),
    endMark: mark('a:tailEnd'),
  };
}

function find(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}
