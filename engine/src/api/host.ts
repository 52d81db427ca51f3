/* What the engine asks of its host: pictures, pictures in other formats, and drawings of diagrams. */
import type { DiagramShapes } from './diagram-shapes.js';

/** A picture that a document asks for. */
export interface AssetRequest {
  /** The image's target as the text gives it, not percent-decoded: `figures/one.png`, `https://…`. */
  readonly source: string;
  readonly signal?: AbortSignal;
}

/** The bytes of a picture. Its format is detected from the bytes, not from a name or a declared type. */
export interface LoadedAsset {
  readonly bytes: Uint8Array | ArrayBuffer;
}

/** Why a picture could not be loaded. */
export interface MissingAsset {
  /**
   * A few words that can follow a colon, such as `the server answered 404`. The notice about the picture quotes
   * them.
   */
  readonly reason: string;
}

/**
 * How the host provides pictures. This is the engine's only access to the outside: without a loader, only `data:`
 * URIs are embedded. Several pictures are requested at a time. Return `undefined` or a reason if there is no such
 * picture. A rejection, an exception or a value other than bytes counts as a missing picture; the document is made
 * anyway. A conversion waits as long as it takes for an answer, unless the `signal` is aborted.
 */
export type AssetLoader = (
  request: AssetRequest,
) => Promise<LoadedAsset | Uint8Array | ArrayBuffer | MissingAsset | undefined>;

/** A picture to be converted to PNG or JPEG. */
export interface RasterRequest {
  /** An SVG has already been made safe, and its root element has its size in pixels. */
  readonly bytes: Uint8Array;
  readonly format: 'svg' | 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
  /** The requested size in pixels. For a photograph taken sideways, the size before it is rotated. */
  readonly width: number;
  readonly height: number;
  /** The requested format: `jpeg` for photographs, `png` for pictures with sharp edges or transparency. */
  readonly wanted: 'png' | 'jpeg';
  readonly signal?: AbortSignal;
}

/**
 * How the host converts pictures that Word does not show everywhere (SVG, WebP, AVIF, photographs taken sideways)
 * to PNG or JPEG. Return `undefined` if that is not possible; a rejection counts as `undefined`.
 */
export type Rasterizer = (request: RasterRequest) => Promise<Uint8Array | undefined>;

/** A diagram that a document contains as code. */
export interface DiagramRequest {
  /** The label of the fence in lower case, such as `mermaid`. */
  readonly language: string;
  readonly code: string;
  /** Whether it is to be shapes in Word, if the host can tell them. */
  readonly wantsShapes?: true;
  /** The colours of the document; without them, the host's own. A diagram whose code names a theme keeps that. */
  readonly colors?: DiagramColors;
  readonly signal?: AbortSignal;
}

/** Colours of diagrams, each as `#rrggbb`. */
export interface DiagramColors {
  /** The six accents of the document: the first is that of most parts. */
  readonly accents: readonly DiagramShades[];
  /** Of what is around some parts. */
  readonly frame: Omit<DiagramShades, 'middle'>;
}

/** A colour for lines, one for grounds that stand for something, and a light one for grounds with text. */
export interface DiagramShades {
  readonly line: string;
  readonly middle: string;
  readonly ground: string;
}

/**
 * A diagram as a picture. The engine makes it safe, as it does every SVG, and has `rasterize` draw it as a PNG, too.
 */
export interface DrawnDiagram {
  readonly svg: string;
  /**
   * The font size of the smallest letters of the drawing at its own size, in CSS pixels. With it, the drawing is given the room in
   * which they can be read, or a notice says that there is none.
   */
  readonly letters?: number;
  /** What it shows, for its alternative text; without it, only its kind is said. */
  readonly graph?: DiagramGraph;
  /** The same drawing as shapes; without them, it is a picture in Word. */
  readonly shapes?: DiagramShapes;
}

/** What a diagram shows, apart from how it is drawn. */
export interface DiagramGraph {
  /** The kind of diagram in lower case, such as `flowchart`, `state` and `sequence`. */
  readonly kind: string;
  /**
   * The texts of its parts, in the order of the code; the start and the end of states are `[start]` and `[end]`. Of a kind whose parts
   * are not known, the words in its drawing.
   */
  readonly parts: readonly string[];
  /** Its lines between parts, by their texts. */
  readonly links: readonly {
    readonly from: string;
    readonly to: string;
    /** The text on the line; often empty. */
    readonly label: string;
    /** Whether it leads from one part to the other. */
    readonly isDirected: boolean;
  }[];
}

/** Why a diagram was not drawn. A notice reports it, and the code stays code. */
export interface FaultyDiagram {
  /** A few words that can follow a colon. */
  readonly fault: string;
  /** The line of the code, counted from 1, if it is known. */
  readonly line?: number;
  /** Whether the same code might be drawn later, for example when there is a connection again. */
  readonly isPassing?: boolean;
}

/** The result of drawing a diagram. */
export type DiagramAnswer = DrawnDiagram | FaultyDiagram;

/**
 * How the host draws diagrams that a text contains as code. Without it, and for other languages, they stay code.
 * Diagrams are requested one at a time. A rejection, or `undefined`, means that a diagram cannot be drawn here.
 */
export interface DiagramRenderer {
  /** The languages of fences that it draws, such as `mermaid`. */
  readonly languages: readonly string[];
  readonly draw: (request: DiagramRequest) => Promise<DiagramAnswer | undefined>;
}
