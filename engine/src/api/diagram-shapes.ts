/* A diagram as shapes that Word can move. Lengths are units of the drawing; x counts to the right, y downwards. */

/** The shapes of a diagram, where they are drawn. */
export interface DiagramShapes {
  /** The kind of diagram, as `DiagramGraph` has it. */
  readonly kind: string;
  /** The size of the drawing. */
  readonly width: number;
  readonly height: number;
  /** From back to front. */
  readonly shapes: readonly DiagramShape[];
}

/** A shape of a diagram. */
export type DiagramShape = DiagramBox | DiagramLine;

/** A closed shape, with its text; a label is one without lines around it. */
export interface DiagramBox extends DiagramPaint {
  readonly is: 'box';
  /** What it is: a part that lines lead to, the frame around some, the text at a line, or a piece of something else. */
  readonly role: 'node' | 'frame' | 'label' | 'piece';
  /**
   * What the code calls it. Of a label, the name of its line, such as `A → B`, with `start of` or `end of` before it where it is the
   * text at an end. Of a piece, what it is, such as `triangle at the start of A → B`; empty where that says nothing.
   */
  readonly name: string;
  /** What the code says of its shape where its outline does not tell, such as `hourglass`. */
  readonly kind?: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A form that Word knows, or `path` for any other. */
  readonly form: DiagramOutline;
  /** The outlines, each from a move to the next; all are drawn, and the first is the shape itself. */
  readonly path: readonly DiagramStep[];
  /** The radius of the corners of `rounded`, and half the height of the lid of a `cylinder`. */
  readonly radius?: number;
  /** Where lines are attached to a `path`: elsewhere, it is the middle of each side. */
  readonly sites?: Readonly<Record<DiagramSide, readonly [x: number, y: number]>>;
  readonly text?: DiagramText;
}

/** The outlines that Word knows; `path` is any other. */
export type DiagramOutline = 'rectangle' | 'rounded' | 'stadium' | 'ellipse' | 'cylinder' | 'path';

/** A line, with what is at its ends. */
export interface DiagramLine extends DiagramPaint {
  readonly is: 'line';
  /** The names of what it joins, such as `A → B`, with a number from the second line between the same two on; of a piece, what it is. */
  readonly name: string;
  readonly path: readonly DiagramStep[];
  readonly startMark: DiagramMark;
  readonly endMark: DiagramMark;
  /** The names of the nodes or frames that it joins, if it does. */
  readonly from?: string;
  readonly to?: string;
  /** Whether shapes of their own are at its ends, which would stay behind if it followed something else. */
  readonly isFixed?: true;
  /** Where it can be attached to both, so that it follows them when they are moved. */
  readonly glue?: DiagramGlue;
}

/** The sides at which a line is attached to what it joins. */
export interface DiagramGlue {
  readonly start: DiagramSide;
  readonly end: DiagramSide;
  /** How Word draws it: straight, or as an S. */
  readonly course: 'straight' | 'curved';
}

/** The middle of a side of a node. */
export type DiagramSide = 'top' | 'left' | 'bottom' | 'right';

/** What is at an end of a line. */
export type DiagramMark = 'none' | 'triangle' | 'barbed' | 'arrow' | 'circle' | 'diamond';

/** A step of a path: a move, a line, a Bézier curve with its two control points, or back to the beginning. */
export type DiagramStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

/** How a shape is painted. Colours are those of CSS. */
export interface DiagramPaint {
  /** Nothing is filled without it. */
  readonly fill?: string;
  /** No line is drawn without it. */
  readonly stroke?: string;
  readonly strokeWidth: number;
  readonly dash: 'solid' | 'dashed' | 'dotted';
}

/** The text in a shape. */
export interface DiagramText {
  /** The height of letters. */
  readonly size: number;
  readonly color: string;
  readonly lines: readonly DiagramTextLine[];
}

/** A line of text, with the place of its letters. */
export interface DiagramTextLine {
  readonly runs: readonly {
    readonly text: string;
    readonly isBold?: true;
    readonly isItalic?: true;
    readonly isUnderlined?: true;
  }[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In its shape. */
  readonly align: 'center' | 'left';
  /** Set if the line before was broken only for want of room: between two words, or within the word that goes on here. */
  readonly continues?: 'line' | 'word';
}
