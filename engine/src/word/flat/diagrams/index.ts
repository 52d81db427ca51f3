/*
 * Diagrams that this program made shapes of (`write/shapes/`), as the code that makes them. Loaded only for a file that has a drawing
 * canvas. `graphOf` reads the shapes; the other files write the code of each kind.
 */
import {
  childOf,
  elementsOf,
  someElement,
  switchOf,
  type XmlElement,
  type XmlNode,
} from '../../../xml/element.js';
import { classCode } from './classes.js';
import type { DrawnGraph, DrawnLink, DrawnPart } from './drawn-graph.js';
import { find } from './find.js';
import { flowchartCode } from './flowchart.js';
import { mindMapCode } from './mind-map.js';
import { outlineOf } from './outline.js';
import { sequenceCode } from './sequence.js';
import { stateCode } from './states.js';

/** What writes the code of each kind, by the names of the drawings. */
const KINDS: readonly (readonly [RegExp, (graph: DrawnGraph) => string | undefined])[] = [
  [/^Flowchart \d+$/, flowchartCode],
  [/^State diagram \d+$/, stateCode],
  [/^Class diagram \d+$/, classCode],
  [/^Mind map \d+$/, mindMapCode],
  [/^Sequence diagram \d+$/, sequenceCode],
];

/**
 * The code of a diagram that this program made shapes of, as it is now: with words that were changed, parts that were added, and lines
 * that were attached elsewhere. Undefined for other drawings, and for one whose parts are no longer known.
 */
export function diagramCode(drawing: XmlElement): string | undefined {
  const { name = '', descr = '' } = find(drawing, 'wp:docPr')?.attributes ?? {};
  const canvas = find(drawing, 'wpc:wpc');
  const code = KINDS.find(([pattern]) => pattern.test(name))?.[1];
  const graph = canvas && code ? graphOf(canvas) : undefined;
  return graph && code?.({ ...graph, description: descr });
}

/** Whether a drawing is a diagram that this program made shapes of. */
export function isOwnDiagram(drawing: XmlElement): boolean {
  const shapes = elementsOf(find(drawing, 'wpc:wpc')).filter((each) => each.name === 'wps:wsp');
  return shapes.some((shape) => OWN_NAME.test(childOf(shape, 'wps:cNvPr')?.attributes.name ?? ''));
}

/** What shapes of ours are called, with what is said of their shape; what somebody adds in Word has other names. */
const OWN_NAME = /^(Node|Frame|Label|Piece|Connector|Line) (.+?)(?: \(([a-z][\w-]*)\))?$/i;

/** A shape with the number by which lines name it, and whose it is. */
interface Shape extends DrawnPart {
  readonly number: string;
  readonly role: string | undefined;
  readonly element: XmlElement;
}

function graphOf(canvas: XmlElement): Omit<DrawnGraph, 'description'> | undefined {
  const shapes = elementsOf(canvas)
    .filter(({ name }) => name === 'wps:wsp')
    .map(shapeOf);
  const isLine = ({ element }: Shape): boolean => childOf(element, 'wps:cNvCnPr') !== undefined;
  const boxes = shapes.filter((shape) => !isLine(shape));
  const ofRole = (role: string): readonly Shape[] => boxes.filter((shape) => shape.role === role);
  const added = boxes.filter(({ role, lines }) => role === undefined && lines.length > 0);
  const nodes = [...ofRole('Node'), ...added];
  const [frames, labels, pieces] = [ofRole('Frame'), ofRole('Label'), ofRole('Piece')];
  if (nodes.length === 0) return undefined;
  const ids = new Map([...nodes, ...frames].map(({ number, id }) => [number, id]));
  const known = new Set(ids.values());
  const words = new Map(labels.map(({ id, lines }) => [id, lines]));
  const wrapped = new Set(labels.flatMap(({ id, isWrapped }) => (isWrapped ? [id] : [])));
  const marks = new Map([...pieces, ...shapes.filter(isLine)].flatMap(({ id, fill }) => markOf(id, fill)));
  const links = shapes.filter(isLine).flatMap((shape): DrawnLink[] => {
    const { id, element, x, y, width, height } = shape;
    const [from, to] = endsOf(shape, ids);
    if (from === undefined || to === undefined || !known.has(from) || !known.has(to)) return [];
    const stroke = strokeOf(element);
    return [
      {
        from,
        to,
        label: words.get(id) ?? [],
        isWrapped: wrapped.has(id),
        startLabel: words.get(`start of ${id}`) ?? [],
        endLabel: words.get(`end of ${id}`) ?? [],
        ...stroke,
        startMark: stroke.startMark ?? marks.get(`start of ${id}`),
        endMark: stroke.endMark ?? marks.get(`end of ${id}`),
        ...{ x, y, width, height },
      },
    ];
  });
  const lines = shapes.filter((shape) => isLine(shape) && shape.role === 'Line');
  return { nodes, frames, links, labels, pieces, lines };
}

/** The end of a line at which a piece stands, and what it is there. */
function markOf(id: string, fill: string | undefined): readonly (readonly [string, string])[] {
  const [, what, place] = /^(\w+) at the ((?:start|end) of .+)$/.exec(id) ?? [];
  if (what === undefined || place === undefined || what === 'number') return [];
  return [[place, what === 'diamond' && fill === undefined ? 'hollow diamond' : what]];
}

/** The parts that a line joins: those that it is attached to, else those that its name says. */
function endsOf(
  { element, role, id }: Shape,
  ids: ReadonlyMap<string, string>,
): readonly (string | undefined)[] {
  const [, from, to] = role === 'Connector' ? (/^(.+) → (.+?)(?: \(\d+\))?$/.exec(id) ?? []) : [];
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
  const [, role, id = `new${index}`, kind] = OWN_NAME.exec(name) ?? [];
  return {
    number,
    role,
    id,
    kind,
    element,
    lines: linesIn(content, writtenIn),
    isWrapped: content !== undefined && someElement(content, isSoftBreak),
    marked: linesIn(content, markedIn),
    outline: outlineOf(look),
    x: Number(offset.x),
    y: Number(offset.y),
    width: Number(extent.cx),
    height: Number(extent.cy),
    fill: colorIn(look),
    stroke: colorIn(childOf(look, 'a:ln')),
  };
}

function linesIn(content: XmlElement | undefined, write: (node: XmlNode) => string): readonly string[] {
  return elementsOf(content)
    .flatMap((paragraph) => write(paragraph).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The same with Markdown's marks around what is bold or in italics, and tags around what is underlined. */
function markedIn(node: XmlNode): string {
  if (typeof node === 'string' || node.name !== 'w:r')
    return typeof node === 'string' ? writtenIn(node) : node.children.map(markedIn).join('');
  const look = childOf(node, 'w:rPr');
  const mark = `${switchOf(look, 'w:b') ? '**' : ''}${switchOf(look, 'w:i') ? '*' : ''}`;
  const line = childOf(look, 'w:u')?.attributes['w:val'] ?? 'none';
  const [open, close] = line === 'none' ? ['', ''] : ['<u>', '</u>'];
  return writtenIn(node).replace(/\S(?:.*\S)?/g, (words) => `${open}${mark}${words}${mark}${close}`);
}

/** The text of a paragraph with the breaks that somebody added; those of `write/shapes/`, only for want of room, are marked. */
function writtenIn(node: XmlNode): string {
  if (typeof node === 'string') return node.replace(/\n/g, ' ');
  if (node.name === 'w:br') return isSoftBreak(node) ? '' : '\n';
  return node.children.map(writtenIn).join('');
}

function isSoftBreak({ name, attributes }: XmlElement): boolean {
  return name === 'w:br' && attributes['w:clear'] === 'all';
}

function colorIn(element: XmlElement | undefined): string | undefined {
  return childOf(childOf(element, 'a:solidFill'), 'a:srgbClr')?.attributes.val;
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
