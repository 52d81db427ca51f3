import { Budget } from '../../../../budget/index.js';
import { DRAWING_LIMITS } from '../../../../budget/limits.js';
import { allElements, elementsOf, hrefOf, type SvgElement } from '../element.js';
import type { SvgSize } from '../size.js';
import { type Context, dashesIn, fresh, outermost, urlId, within } from './context.js';
import { filterWeight } from './filters.js';
import { imagePixels, Memo } from './image-pixels.js';
import { areaOf, type Box, grown, readTransform, scaleOf, times, union, visiblePart } from './matrix.js';
import type { Line } from './path.js';
import { patternContent } from './patterns.js';
import { lengthOf, outlineOf } from './shapes.js';
import { innerMatrix, viewBoxMatrix } from './view-box.js';

/** The maximum nesting of elements and references. No drawing is nested deeper, and renderers would run out of stack. */
const MAX_DEPTH = 700;
/** An expensive picture is drawn with fewer pixels. If it has this many times too many, too few would remain. */
const MAX_PIXEL_RATIO = 30;

/**
 * What drawing costs: elements, each counted as often as it is drawn, points of paths, letters, dashes of dashed lines, and pixels
 * painted, weighted for operations that are slower than painting.
 */
export type DrawingCost = keyof typeof DRAWING_LIMITS;

/** The cost of a layer: it is cleared, painted and blended with the others. */
const LAYER_WEIGHT = 4;
const IMAGE_WEIGHT = 4;
/** The cost of each pixel of the length of an outline, which may cross itself anywhere. */
const OUTLINE_WEIGHT = 200;
/** Renderers compare each letter with those before it: after this many letters, one takes twice as long. */
const LETTERS = 500;

/** Elements that are drawn only where they are referenced. */
const NOT_DRAWN = new Set(
  'clipPath defs desc filter linearGradient marker mask pattern radialGradient style symbol title'.split(' '),
);

/**
 * Traverses a drawing as a renderer does, and counts. It follows every reference each time it is drawn, and stops
 * at the limits, so it takes no longer than they allow, whatever the drawing contains.
 */
export function drawingCost(root: SvgElement, pixels: SvgSize): Budget<DrawingCost> {
  const count = new Count(root, pixels);
  return count.budget;
}

class Count {
  readonly budget = new Budget<DrawingCost>({
    ...DRAWING_LIMITS,
    pixels: DRAWING_LIMITS.pixels * MAX_PIXEL_RATIO,
  });
  readonly #byId = new Map<string, SvgElement>();
  readonly #outlines = new Memo(outlineOf);
  readonly #decoded = new Memo(imagePixels);
  readonly #picture: Box;

  constructor(root: SvgElement, { width, height }: SvgSize) {
    this.#picture = { left: 0, top: 0, right: width, bottom: height };
    for (const element of allElements(root)) {
      const id = element.attributes.get('id');
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    }
    const context = outermost(viewBoxMatrix(root, width, height));
    this.#children(root, within(context, root), true);
  }

  get #isOver(): boolean {
    return this.budget.isSpent;
  }

  #children(element: SvgElement, context: Context, isRoot = false): Box | undefined {
    let box: Box | undefined;
    if (isRoot) this.budget.allows('elements');
    for (const child of elementsOf(element)) {
      if (this.#isOver) break;
      box = union(box, this.#draw(child, context));
    }
    return box;
  }

  #spend(pixels: number): void {
    this.budget.allows('pixels', pixels);
  }

  /** Draws an element, unless it is only drawn where referenced; returns its box in pixels. */
  #draw(element: SvgElement, outer: Context): Box | undefined {
    const { name, attributes } = element;
    if (NOT_DRAWN.has(name) || attributes.get('display') === 'none') return undefined;
    this.budget.allows('elements');
    const context = this.#placed(element, within(outer, element));
    if (context.depth > MAX_DEPTH) this.budget.allows('elements', Number.POSITIVE_INFINITY);
    if (this.#isOver) return undefined;
    const box = this.#content(element, context);
    this.#effects(element, context, box);
    return box;
  }

  /** The context with the transform of the element applied. */
  #placed({ attributes }: SvgElement, context: Context): Context {
    const isOdd = /transform/.test(attributes.get('style') ?? '') || attributes.has('transform-origin');
    const own = isOdd ? undefined : readTransform(attributes.get('transform'));
    return { ...context, matrix: own && context.matrix && times(context.matrix, own) };
  }

  #content(element: SvgElement, context: Context): Box | undefined {
    switch (element.name) {
      case 'use':
        return this.#use(element, context);
      case 'svg':
        return this.#children(element, { ...context, matrix: innerMatrix(element, context.matrix) });
      case 'text':
        return this.#text(element, context);
      case 'image':
        return this.#image(element, context);
      default: {
        const line = this.#outlines.of(element);
        return line ? this.#shape(element, line, context) : this.#children(element, context);
      }
    }
  }

  #use(element: SvgElement, context: Context): Box | undefined {
    const { attributes } = element;
    const [x, y] = [lengthOf(attributes.get('x')), lengthOf(attributes.get('y'))];
    const moved = context.matrix && times(context.matrix, [1, 0, 0, 1, x, y]);
    const matrix = moved?.every(Number.isFinite) ? moved : undefined;
    return this.#named(hrefOf(element), { ...context, matrix }, (target, inner) => {
      if (target.name !== 'symbol') return this.#draw(target, inner);
      const size = { width: attributes.get('width'), height: attributes.get('height') };
      return this.#children(target, { ...within(inner, target), matrix: innerMatrix(target, matrix, size) });
    });
  }

  /** Draws the element with an id, unless it is already being drawn. */
  #named(
    id: string | undefined,
    context: Context,
    draw: (target: SvgElement, context: Context) => Box | undefined,
  ): Box | undefined {
    const target = id === undefined ? undefined : this.#byId.get(id);
    if (id === undefined || !target || context.active.has(id) || this.#isOver) return undefined;
    this.budget.allows('elements');
    return draw(target, { ...context, depth: context.depth + 1, active: new Set([...context.active, id]) });
  }

  #shape(element: SvgElement, line: Line, context: Context): Box | undefined {
    this.budget.allows('points', line.points);
    const strokes = context.stroke !== 'none';
    const box = this.#onPicture(line.box && grown(line.box, strokes ? context.strokeWidth : 0), context);
    if (context.isClip) return box;
    const { right, bottom } = this.#picture;
    const scale = context.matrix ? scaleOf(context.matrix) : Number.NaN;
    if (line.points > 8)
      this.#spend(OUTLINE_WEIGHT * (Math.min(line.length * scale, line.points * (right + bottom)) || 0));
    if (context.fill !== 'none' && element.name !== 'line') this.#spend(areaOf(box));
    if (strokes) {
      const stroke = line.length * scale * (context.strokeWidth * scale + 2);
      this.#spend(Number.isNaN(stroke) ? areaOf(box) : Math.min(areaOf(box), stroke));
      this.budget.allows('dashes', dashesIn(this.#dashedLength(element, line, scale), context.dashes));
    }
    this.#paint(context);
    if (/^(?:path|line|poly)/.test(element.name)) this.#markers(line.points, context);
    return box;
  }

  /** The length of a line in the units of its dashes. */
  #dashedLength({ attributes }: SvgElement, { length }: Line, scale: number): number {
    const { right, bottom } = this.#picture;
    const own = Number.isNaN(length) ? 2 * (right + bottom) : length;
    const onScreen = attributes.get('vector-effect') === 'non-scaling-stroke' ? own * (scale || 1) : own;
    return Math.max(onScreen, lengthOf(attributes.get('pathLength')) || 0);
  }

  /** Patterns used to fill or stroke. */
  #paint(context: Context): void {
    for (const paint of [context.fill, context.stroke]) {
      this.#named(urlId(paint), context, (pattern, inner) => {
        if (pattern.name !== 'pattern') return undefined;
        const { content, isOdd } = patternContent(pattern, this.#byId);
        return this.#children(content, { ...fresh(inner), matrix: isOdd ? undefined : inner.matrix });
      });
    }
  }

  #markers(points: number, context: Context): void {
    const { start, mid, end } = context.markers;
    for (const [value, times] of [
      [start, 1],
      [mid, Math.max(0, points - 2)],
      [end, 1],
    ] as const) {
      const id = urlId(value);
      for (let count = 0; id !== undefined && count < times && !this.#isOver; count++) {
        this.#named(id, context, (marker, inner) => this.#children(marker, this.#inMarker(marker, inner)));
      }
    }
  }

  #inMarker(marker: SvgElement, context: Context): Context {
    const { attributes } = marker;
    const unit = attributes.get('markerUnits') === 'userSpaceOnUse' ? 1 : context.strokeWidth;
    const scaled = context.matrix && times(context.matrix, [unit, 0, 0, unit, 0, 0]);
    const size = {
      width: attributes.get('markerWidth') ?? '3',
      height: attributes.get('markerHeight') ?? '3',
    };
    return { ...within(fresh(context), marker), matrix: innerMatrix(marker, scaled, size) };
  }

  #text(element: SvgElement, context: Context): Box | undefined {
    let letters = 0;
    let fontSize = context.fontSize;
    for (const part of allElements(element)) {
      this.budget.allows('elements');
      for (const child of part.children) if (typeof child === 'string') letters += child.length;
      fontSize = Math.max(fontSize, lengthOf(part.attributes.get('font-size')) || 0);
    }
    this.budget.allows('letters', letters * (1 + letters / LETTERS));
    const [x, y] = [lengthOf(element.attributes.get('x')) || 0, lengthOf(element.attributes.get('y')) || 0];
    const reach = letters * fontSize;
    const box = { left: x - reach, top: y - fontSize, right: x + reach, bottom: y + fontSize };
    const onPicture = this.#onPicture(box, context);
    const scale = context.matrix ? scaleOf(context.matrix) : Number.NaN;
    const painted = letters * (fontSize * scale) ** 2;
    this.#spend(
      Number.isNaN(painted)
        ? letters * areaOf(this.#picture)
        : Math.min(painted, letters * areaOf(onPicture)),
    );
    this.#paint(context);
    return onPicture;
  }

  #image(element: SvgElement, context: Context): Box | undefined {
    const box = this.#onPicture(this.#outlines.of(element)?.box, context);
    this.#spend(IMAGE_WEIGHT * (areaOf(box) + this.#decoded.of(element)));
    return box;
  }

  /** Effects that are applied to an element after drawing, in a separate layer. */
  #effects({ attributes }: SvgElement, context: Context, box: Box | undefined): void {
    if (context.isClip) return;
    const style = attributes.get('style') ?? '';
    const opacity = attributes.get('opacity');
    if (opacity !== undefined && Number.parseFloat(opacity) !== 1) this.#layers(1, box);
    if (/mix-blend-mode|isolation/.test(style)) this.#layers(2, box);
    this.#named(urlId(attributes.get('mask')), context, (mask, inner) => {
      this.#layers(3, box);
      const isOdd = mask.attributes.get('maskContentUnits') === 'objectBoundingBox';
      return this.#children(mask, { ...fresh(inner), matrix: isOdd ? undefined : inner.matrix });
    });
    this.#clip(attributes.get('clip-path'), context, box);
    this.#filters(attributes.get('filter'), context, box);
  }

  /** Renderers clip by a single shape as a path, and by several as a layer. A clip path may itself be clipped. */
  #clip(value: string | undefined, context: Context, box: Box | undefined): void {
    this.#named(urlId(value), context, (path, inner) => {
      const shapes = elementsOf(path);
      const isPlain = shapes.length < 2 && shapes.every((shape) => this.#outlines.of(shape));
      if (!isPlain) this.#layers(2, box);
      this.#clip(path.attributes.get('clip-path'), inner, box);
      for (const shape of shapes) this.#clip(shape.attributes.get('clip-path'), inner, box);
      return this.#children(path, { ...fresh(inner), isClip: true });
    });
  }

  #filters(value: string | undefined, context: Context, box: Box | undefined): void {
    if (value === undefined || value === 'none') return;
    const scale = context.matrix ? scaleOf(context.matrix) : areaOf(this.#picture);
    for (const part of value.split(/\)\s*/)) {
      if (part.trim() === '') continue;
      const id = urlId(`${part})`);
      // `blur(3px)` and similar functions blur their area once.
      if (id === undefined) this.#spend(24 * areaOf(box));
      this.#named(id, context, (filter, inner) => {
        const { attributes } = filter;
        this.#layers(1, undefined);
        const isWide = ['x', 'y', 'width', 'height', 'filterUnits'].some((name) => attributes.has(name));
        const region = isWide ? areaOf(this.#picture) : 1.44 * areaOf(box);
        this.#spend(filterWeight(filter, scale) * Math.min(region, areaOf(this.#picture)));
        for (const step of elementsOf(filter))
          this.#named(hrefOf(step), fresh(inner), (target, own) => this.#draw(target, own));
        return undefined;
      });
    }
  }

  #layers(count: number, box: Box | undefined): void {
    // Some renderers make it as large as the picture, whatever its content.
    this.#spend(count * LAYER_WEIGHT * (areaOf(box) + areaOf(this.#picture)));
  }

  #onPicture(box: Box | undefined, { matrix }: Context): Box | undefined {
    return visiblePart(this.#picture, box, matrix);
  }
}
