/** A part of a diagram that was read from shapes; lengths are EMU. */
export interface DrawnPart {
  /** What the code calls it. */
  readonly id: string;
  readonly lines: readonly string[];
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
}

/** A line between two parts. */
export interface DrawnLink {
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
  readonly dash: string | undefined;
  readonly weight: number;
  readonly startMark: string | undefined;
  readonly endMark: string | undefined;
}

/** A diagram that was read from shapes, in the order of the file. */
export interface DrawnGraph {
  readonly nodes: readonly DrawnPart[];
  readonly frames: readonly DrawnPart[];
  readonly links: readonly DrawnLink[];
}
