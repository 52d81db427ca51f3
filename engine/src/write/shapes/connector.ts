import type { DiagramBox, DiagramGlue, DiagramSide } from '../../api/diagram-shapes.js';
import { middlesOf, OWN_SITES, presetOf } from './geometry.js';
import { emu, type Scale } from './scale.js';

/** A line that is attached to two boxes. */
export interface Glued {
  readonly glue: DiagramGlue;
  readonly from: DiagramBox;
  readonly to: DiagramBox;
}

type Sides = Readonly<Record<DiagramSide, number>>;

/** The connection sites of preset shapes (ECMA-376 Part 1, presetShapeDefinitions), which differ from shape to shape. */
const FOUR: Sides = { top: 0, left: 1, bottom: 2, right: 3 };
const SITES: Readonly<Record<NonNullable<ReturnType<typeof presetOf>>, Sides>> = {
  rectangle: FOUR,
  rounded: FOUR,
  stadium: FOUR,
  ellipse: { top: 0, left: 2, bottom: 4, right: 6 },
  cylinder: { top: 1, left: 2, bottom: 3, right: 4 },
};

/** The number of the site in the middle of a side. */
export function siteIndex(box: DiagramBox, side: DiagramSide): number {
  const preset = presetOf(box);
  return preset ? SITES[preset][side] : OWN_SITES.indexOf(side);
}

export function siteOf(box: DiagramBox, side: DiagramSide): readonly [number, number] {
  return (box.sites ?? middlesOf(box))[side];
}

/** The place and the shape of a line between two sites, as Word would draw it. */
export function gluedGeometry(
  from: readonly [number, number],
  to: readonly [number, number],
  { start, course }: DiagramGlue,
  scale: Scale,
): string {
  const [x1, y1, x2, y2] = [...from, ...to].map((each) => emu(each, scale)) as [
    number,
    number,
    number,
    number,
  ];
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const [isLeft, isUp] = [x2 < x1, y2 < y1];
  if (course === 'straight' || width === 0 || height === 0) {
    const flips = `${isLeft ? ' flipH="1"' : ''}${isUp ? ' flipV="1"' : ''}`;
    return (
      `<a:xfrm${flips}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
      '<a:prstGeom prst="straightConnector1"><a:avLst/></a:prstGeom>'
    );
  }
  const curved =
    '<a:prstGeom prst="curvedConnector3"><a:avLst><a:gd name="adj1" fmla="val 50000"/></a:avLst></a:prstGeom>';
  if (start === 'left' || start === 'right') {
    const flips = `${isLeft ? ' flipH="1"' : ''}${isUp ? ' flipV="1"' : ''}`;
    return `<a:xfrm${flips}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>${curved}`;
  }
  // An upright S is one that lies on its side, turned by a quarter around its middle: its size is written as it lies.
  const [left, top] = [Math.round(x + width / 2 - height / 2), Math.round(y + height / 2 - width / 2)];
  return `<a:xfrm ${uprightTurn(isLeft, isUp)}><a:off x="${left}" y="${top}"/><a:ext cx="${height}" cy="${width}"/></a:xfrm>${curved}`;
}

function uprightTurn(isLeft: boolean, isUp: boolean): string {
  if (isUp) return isLeft ? 'rot="5400000" flipH="1"' : 'rot="16200000"';
  return isLeft ? 'rot="5400000"' : 'rot="16200000" flipH="1"';
}
