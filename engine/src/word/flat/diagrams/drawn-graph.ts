/** A shape of a diagram as it was read; lengths are EMU. */
export interface DrawnShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a diagram, a frame, a label or a piece. */
export interface DrawnPart extends DrawnShape {
  /** What the code calls it; of a label, what it is at, and of a piece, what it is. */
  readonly id: string;
  /** What its name says of its shape. */
  readonly kind: string | undefined;
  readonly lines: readonly string[];
  /** Whether the library broke a line of it for want of room. */
  readonly isWrapped: boolean;
  /** The same with Markdown's marks of emphasis, and tags around what is underlined. */
  readonly marked: readonly string[];
  readonly outline: string;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
}

/** A line between two parts. */
export interface DrawnLink extends DrawnShape {
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
  readonly isWrapped: boolean;
  /** The texts at its ends. */
  readonly startLabel: readonly string[];
  readonly endLabel: readonly string[];
  readonly dash: string | undefined;
  readonly weight: number;
  /** Word's name of what is at an end, or that of the piece that stands there. */
  readonly startMark: string | undefined;
  readonly endMark: string | undefined;
}

/** A diagram that was read from shapes, in the order of the file. */
export interface DrawnGraph {
  /** The alternative text of the drawing, which still says what was changed in it since. */
  readonly description: string;
  readonly nodes: readonly DrawnPart[];
  readonly frames: readonly DrawnPart[];
  readonly links: readonly DrawnLink[];
  readonly labels: readonly DrawnPart[];
  readonly pieces: readonly DrawnPart[];
  /** Lines that join nothing, by what their names say. */
  readonly lines: readonly (DrawnShape & { readonly id: string })[];
}
