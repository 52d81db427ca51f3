import type {
  PageDrawing,
  Piece,
  PlacedBlock,
  PlacedParagraph,
  Rectangle,
  TextLook,
} from '@footmark/engine/pages';
import { paragraphsOf } from '../../../page-drawing/paragraphs';
import { paperFamily } from '../../paper/paper-fonts';

type Pictures = ReadonlyMap<number, CanvasImageSource>;

/** The ink of paper, in both themes. */
const INK = '#16181d';
const LACK = '#e4dcc9';

/** The pictures on a page, once they can be painted; those that cannot are left out. */
export async function picturesOn(
  drawing: PageDrawing,
  addressOf: (picture: number) => string | undefined,
): Promise<Pictures> {
  const numbers = new Set(
    paragraphsOf(drawing).flatMap(({ lines }) =>
      lines.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.type === 'picture' ? piece.picture : [])),
      ),
    ),
  );
  const pictures = new Map<number, CanvasImageSource>();
  for (const number of numbers) {
    const address = addressOf(number);
    if (address === undefined) continue;
    const image = new Image();
    image.src = address;
    await image.decode().then(
      () => pictures.set(number, image),
      () => undefined,
    );
  }
  return pictures;
}

/**
 * Paints a page without a background, at the canvas's size on the screen: a picture for places too small for reading.
 */
export function paintPage(canvas: HTMLCanvasElement, drawing: PageDrawing, pictures: Pictures): void {
  const context = canvas.getContext('2d');
  const { clientWidth } = canvas;
  if (!context || clientWidth === 0) return;
  // Setting its size also clears it.
  canvas.width = Math.round(clientWidth * devicePixelRatio);
  canvas.height = Math.round((canvas.width * drawing.height) / drawing.width);
  const scale = canvas.width / drawing.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.textBaseline = 'alphabetic';
  const painter = { context, drawing, pictures };
  paintBlocks(drawing.header, painter);
  paintBlocks(drawing.body, painter);
  if (drawing.notes) {
    for (const { x, y, width, thickness } of drawing.notes.separators)
      fill({ x, y, width, height: Math.max(thickness, 1 / scale) }, INK, painter);
    paintBlocks(drawing.notes.blocks, painter);
  }
  paintBlocks(drawing.footer, painter);
}

interface Painter {
  readonly context: CanvasRenderingContext2D;
  readonly drawing: PageDrawing;
  readonly pictures: Pictures;
}

function paintBlocks(blocks: readonly PlacedBlock[], painter: Painter): void {
  for (const block of blocks) {
    if (block.type === 'paragraph') paintParagraph(block, painter);
    else if (block.type === 'box') {
      paintBox(block.box, block, painter);
      paintBlocks(block.blocks, painter);
    } else
      for (const { cells } of block.rows)
        for (const cell of cells) {
          paintBox(cell.box, cell, painter);
          paintBlocks(cell.blocks, painter);
        }
  }
}

function paintParagraph(paragraph: PlacedParagraph, painter: Painter): void {
  const { box, lines, marker } = paragraph;
  paintBox(box, paragraph, painter);
  lines.forEach(({ pieces, baseline }, index) => {
    if (marker && index === 0) paintPiece(marker, baseline, painter);
    for (const piece of pieces) paintPiece(piece, baseline, painter);
  });
}

function paintBox(
  box: Rectangle,
  { shading, borders = {} }: Pick<PlacedParagraph, 'shading' | 'borders'>,
  painter: Painter,
): void {
  const { x, y, width, height } = box;
  if (shading) fill(box, `#${shading}`, painter);
  const { top, right, bottom, left } = borders;
  if (top) fill({ x, y, width, height: top.thickness }, `#${top.color}`, painter);
  if (bottom)
    fill(
      { x, y: y + height - bottom.thickness, width, height: bottom.thickness },
      `#${bottom.color}`,
      painter,
    );
  if (left) fill({ x, y, width: left.thickness, height }, `#${left.color}`, painter);
  if (right)
    fill({ x: x + width - right.thickness, y, width: right.thickness, height }, `#${right.color}`, painter);
}

function paintPiece(piece: Piece, baseline: number, painter: Painter): void {
  const { context, drawing, pictures } = painter;
  const { x, width } = piece;
  switch (piece.type) {
    case 'text':
    case 'checkbox': {
      const look = drawing.looks[piece.look];
      if (!look) return;
      context.font = canvasFont(look);
      context.fillStyle = look.color ? `#${look.color}` : INK;
      const text = piece.type === 'text' ? piece.text : piece.checked ? '☒' : '☐';
      // Text whose width differs on the canvas is scaled to the layout's width.
      context.letterSpacing = `${look.letterSpacing ?? 0}px`;
      context.fillText(text, x, baseline - look.raise, Math.max(width, 1));
      if (look.underline)
        fill({ x, y: baseline + look.size * 2, width, height: look.size }, context.fillStyle, painter);
      return;
    }
    case 'picture': {
      const picture = pictures.get(piece.picture);
      const { height } = piece;
      if (picture) context.drawImage(picture, x, baseline - height, width, height);
      else fill({ x, y: baseline - height, width, height }, LACK, painter);
      return;
    }
    case 'equation': {
      // At this size a formula is a grey word.
      const { height, depth } = piece;
      context.globalAlpha = 0.35;
      fill({ x, y: baseline - (height - depth) * 0.8, width, height: height * 0.6 }, INK, painter);
      context.globalAlpha = 1;
    }
  }
}

function canvasFont({ font, size, bold, italic }: TextLook): string {
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size * 20}px ${paperFamily(font)}`;
}

function fill(
  { x, y, width, height }: Rectangle,
  style: string | CanvasGradient | CanvasPattern,
  { context }: Painter,
): void {
  context.fillStyle = style;
  context.fillRect(x, y, width, height);
}
