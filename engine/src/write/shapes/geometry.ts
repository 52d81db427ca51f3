import type { DiagramBox, DiagramStep } from '../../api/diagram-shapes.js';
import { largest, smallest } from '../../text/long-arrays.js';
import { emu, type Scale } from './scale.js';

/** The share of an ellipse, on each axis, in which its preset shape has text: the square in a circle. */
const INNER_SHARE = Math.SQRT1_2;

/** The geometry of a closed shape: a preset one where that has room for the text, else its own (ECMA-376 Part 1, 20.1.9.8 and 20.1.9.18). */
export function boxGeometry(box: DiagramBox, scale: Scale): string {
  const { width, height, radius = 0 } = box;
  const shorter = Math.min(width, height);
  switch (presetOf(box)) {
    case 'rectangle':
      return preset('rect');
    case 'rounded':
      return preset('roundRect', Math.round(Math.min(50_000, (radius / shorter) * 100_000)));
    case 'stadium':
      return preset('flowChartTerminator');
    case 'ellipse':
      return preset('ellipse');
    case 'cylinder':
      return preset('can', Math.round(Math.min((50_000 * height) / shorter, (radius / shorter) * 200_000)));
    case undefined:
      return ownGeometry(box, scale);
  }
}

/** The preset shape of a box; undefined if it needs its own geometry. */
export function presetOf(box: DiagramBox): Exclude<DiagramBox['form'], 'path'> | undefined {
  const { form, width, height, text } = box;
  if (form === 'path') return undefined;
  if (form !== 'ellipse' || !text) return form;
  const widest = largest(text.lines.map((line) => line.width));
  const first = text.lines[0]?.y ?? 0;
  const last = text.lines.at(-1);
  const high = last ? last.y + last.height - first : 0;
  return widest <= width * INNER_SHARE && high <= height * INNER_SHARE ? form : undefined;
}

function preset(name: string, adjustment?: number): string {
  const values = adjustment === undefined ? '' : `<a:gd name="adj" fmla="val ${adjustment}"/>`;
  return `<a:prstGeom prst="${name}"><a:avLst>${values}</a:avLst></a:prstGeom>`;
}

/** The sites of own geometries, in the order of those of rectangles, with the angles at which lines arrive. */
export const OWN_SITES = ['top', 'left', 'bottom', 'right'] as const;
const ANGLES = { top: 16_200_000, left: 10_800_000, bottom: 5_400_000, right: 0 } as const;

function ownGeometry(box: DiagramBox, scale: Scale): string {
  const { x, y, width, height, path } = box;
  const sites = box.sites ?? middlesOf(box);
  const size = { width: emu(width, scale), height: emu(height, scale) };
  const at = (left: number, top: number) => `x="${emu(left - x, scale)}" y="${emu(top - y, scale)}"`;
  const connections = OWN_SITES.map(
    (side) => `<a:cxn ang="${ANGLES[side]}"><a:pos ${at(sites[side][0], sites[side][1])}/></a:cxn>`,
  );
  const outlines = partsOf(path).map((part, index) => pathXml(part, size, at, index > 0));
  return custom(connections.join(''), outlines.join(''));
}

/** The middles of the sides of a box. */
export function middlesOf({ x, y, width, height }: Pick<DiagramBox, 'x' | 'y' | 'width' | 'height'>) {
  return {
    top: [x + width / 2, y],
    left: [x, y + height / 2],
    bottom: [x + width / 2, y + height],
    right: [x + width, y + height / 2],
  } as const;
}

/** A line with its own geometry, and where it is. */
export function pathGeometry(path: readonly DiagramStep[], scale: Scale) {
  const numbers = path.flatMap((step) => step.slice(1) as readonly number[]);
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest)) as [
    number[],
    number[],
  ];
  const [left, top] = [smallest(xs), smallest(ys)];
  const place = {
    x: emu(left, scale),
    y: emu(top, scale),
    width: emu(largest(xs) - left, scale),
    height: emu(largest(ys) - top, scale),
  };
  const at = (x: number, y: number) => `x="${emu(x - left, scale)}" y="${emu(y - top, scale)}"`;
  return { place, geometry: custom('', pathXml(path, place, at, true)) };
}

function custom(connections: string, paths: string): string {
  const sites = connections === '' ? '' : `<a:cxnLst>${connections}</a:cxnLst>`;
  return (
    `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/>${sites}<a:rect l="l" t="t" r="r" b="b"/>` +
    `<a:pathLst>${paths}</a:pathLst></a:custGeom>`
  );
}

/** The outlines of a path, each from a move to the next: where they overlap, one path would have holes. */
function partsOf(path: readonly DiagramStep[]): readonly (readonly DiagramStep[])[] {
  const parts: DiagramStep[][] = [];
  for (const step of path) {
    if (step[0] === 'M') parts.push([step]);
    else parts.at(-1)?.push(step);
  }
  return parts;
}

function pathXml(
  path: readonly DiagramStep[],
  { width, height }: { readonly width: number; readonly height: number },
  at: (x: number, y: number) => string,
  isLine: boolean,
): string {
  return `<a:path w="${width}" h="${height}"${isLine ? ' fill="none"' : ''}>${path.map((step) => stepXml(step, at)).join('')}</a:path>`;
}

function stepXml(step: DiagramStep, at: (x: number, y: number) => string): string {
  switch (step[0]) {
    case 'M':
      return `<a:moveTo><a:pt ${at(step[1], step[2])}/></a:moveTo>`;
    case 'L':
      return `<a:lnTo><a:pt ${at(step[1], step[2])}/></a:lnTo>`;
    case 'C':
      return (
        `<a:cubicBezTo><a:pt ${at(step[1], step[2])}/><a:pt ${at(step[3], step[4])}/>` +
        `<a:pt ${at(step[5], step[6])}/></a:cubicBezTo>`
      );
    case 'Z':
      return '<a:close/>';
  }
}
