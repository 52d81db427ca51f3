/*
 * Diagrams as shapes of Word. In: the shapes of a diagram with their places and sizes. Out: one drawing canvas (MS-ODRAWXML 2.17.3.1).
 *
 * Read in this order: `scale.ts`, from units of the drawing to EMU; `geometry.ts`, the forms of boxes; `text.ts`, what is in them;
 * `connector.ts`, lines that stay attached to boxes; `paint.ts`, colours by the theme; `namespaces.ts`.
 */
import type { DiagramBox, DiagramLine, DiagramShape, DiagramShapes } from '../../api/diagram-shapes.js';
import { diagramPaletteOf } from '../../theme/diagram-colors.js';
import type { Theme } from '../../theme/index.js';
import { escapeAttribute } from '../../xml/escape.js';
import type { CanvasWriter } from '../environment.js';
import { type Glued, gluedGeometry, siteIndex, siteOf } from './connector.js';
import { boxGeometry, pathGeometry } from './geometry.js';
import { CANVAS } from './namespaces.js';
import { Paint } from './paint.js';
import { emu, type Scale } from './scale.js';
import { textBox } from './text.js';

/** Names of shapes are shown in Word's list of what is on a page. */
const MAX_NAME = 200;
const KINDS: Readonly<Record<DiagramBox['role'], string>> = {
  node: 'Node',
  frame: 'Frame',
  label: 'Label',
  piece: 'Piece',
};

/**
 * A drawing canvas with the shapes of a diagram (MS-ODRAWXML 2.17.3.1): only in a canvas do Word's lines stay attached to boxes that
 * are moved. All places, sizes and letters have their final size, since letters do not grow or shrink with what is around them.
 */
export function canvasWriter(theme: Theme): CanvasWriter {
  const paint = new Paint(diagramPaletteOf(theme)?.names);
  return (shapes, size, nextId) => canvas(shapes, size, nextId, paint);
}

function canvas(
  { width, shapes }: DiagramShapes,
  size: Parameters<CanvasWriter>[1],
  nextId: () => number,
  paint: Paint,
): string {
  const scale = size.width / width;
  const ids = new Map(shapes.map((shape) => [shape, nextId()]));
  const ends = new Map(
    shapes.flatMap((shape) =>
      shape.is === 'box' && (shape.role === 'node' || shape.role === 'frame') ? [[shape.name, shape]] : [],
    ),
  );
  const glueOf = ({ glue, from = '', to = '' }: DiagramLine): Glued | undefined => {
    const [start, end] = [ends.get(from), ends.get(to)];
    return glue && start && end ? { glue, from: start, to: end } : undefined;
  };
  const written = shapes.map((shape) =>
    shape.is === 'box'
      ? boxXml(shape, ids.get(shape) ?? 0, scale, paint)
      : lineXml(shape, ids, scale, paint, glueOf(shape)),
  );
  return (
    `<a:graphic><a:graphicData uri="${CANVAS}"><wpc:wpc><wpc:bg/><wpc:whole><a:ln><a:noFill/></a:ln></wpc:whole>` +
    `${written.join('')}</wpc:wpc></a:graphicData></a:graphic>`
  );
}

function boxXml(box: DiagramBox, id: number, scale: Scale, paint: Paint): string {
  const { x, y, width, height, role, name, kind, fill, text } = box;
  const place = { x: emu(x, scale), y: emu(y, scale), width: emu(width, scale), height: emu(height, scale) };
  return shapeXml(
    properties(id, `${KINDS[role]} ${name === '' ? id : name}${kind === undefined ? '' : ` (${kind})`}`),
    '<wps:cNvSpPr/>',
    `${transform(place)}${boxGeometry(box, scale)}${paint.fill(fill)}${paint.line(box, scale)}`,
    text ? textBox(text, box, scale) : '<wps:bodyPr/>',
  );
}

function lineXml(
  line: DiagramLine,
  ids: ReadonlyMap<DiagramShape, number>,
  scale: Scale,
  paint: Paint,
  glued: Glued | undefined,
): string {
  const id = ids.get(line) ?? 0;
  const name = properties(id, `${line.from === undefined ? 'Line' : 'Connector'} ${line.name || id}`);
  const marks = { start: line.startMark, end: line.endMark };
  const look = paint.line(line, scale, marks);
  if (!glued) {
    const { place, geometry } = pathGeometry(line.path, scale);
    return shapeXml(
      name,
      '<wps:cNvCnPr/>',
      `${transform(place)}${geometry}<a:noFill/>${look}`,
      '<wps:bodyPr/>',
    );
  }
  const { glue, from, to } = glued;
  const ends =
    `<a:stCxn id="${ids.get(from)}" idx="${siteIndex(from, glue.start)}"/>` +
    `<a:endCxn id="${ids.get(to)}" idx="${siteIndex(to, glue.end)}"/>`;
  const geometry = gluedGeometry(siteOf(from, glue.start), siteOf(to, glue.end), glue, scale);
  return shapeXml(name, `<wps:cNvCnPr>${ends}</wps:cNvCnPr>`, `${geometry}${look}`, '<wps:bodyPr/>');
}

function properties(id: number, name: string): string {
  const shown = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
  return `<wps:cNvPr id="${id}" name="${escapeAttribute(shown)}"/>`;
}

function shapeXml(name: string, kind: string, look: string, body: string): string {
  return `<wps:wsp>${name}${kind}<wps:spPr>${look}</wps:spPr>${body}</wps:wsp>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function transform({ x, y, width, height }: Place): string {
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
}
