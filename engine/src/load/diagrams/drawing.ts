import type { DiagramShapes } from '../../api/diagram-shapes.js';
import type {
  DiagramAnswer,
  DiagramColors,
  DiagramGraph,
  DiagramRenderer,
  FaultyDiagram,
  Rasterizer,
} from '../../api/host.js';
import type { Code } from '../../model/document.js';
import { type Diagram, SMALLEST_LETTERS } from '../../model/media.js';
import { EMU_PER_INCH } from '../../model/units.js';
import { embed } from '../images/embed.js';
import { explanation } from '../images/notices.js';
import { untilAborted } from '../waiting.js';
import { turned } from './turned.js';

/** The parts of a host that draw diagrams. */
export interface DiagramHost {
  readonly diagrams?: DiagramRenderer | undefined;
  readonly rasterize?: Rasterizer | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The result for one diagram: a picture, or the reason why there is none. */
export type Outcome = Drawn | FaultyDiagram;

/** A picture, with what it shows. */
export interface Drawn extends Pick<Diagram, 'image' | 'letters'> {
  readonly graph?: DiagramGraph | undefined;
  readonly shapes?: DiagramShapes | undefined;
  /** The same the other way, where this one may be too small to be read. */
  readonly turned?: Drawn | undefined;
}

/** How a diagram is drawn, beside its code. */
export interface Drawing {
  readonly wantsShapes: boolean;
  /** Those of the document, if it has any. */
  readonly colors?: DiagramColors | undefined;
}

const POINTS_PER_PIXEL = 72 / 96;

/** In EMU: text that is narrower is in columns, cells or on small paper; pages that are lower are landscape. */
const NARROW = 4.5 * EMU_PER_INCH;
const LOW = 8 * EMU_PER_INCH;

/** Draws a diagram, and the other way, too, if its letters may be too small on a page; where it goes decides which is shown. */
export async function drawLegibly(
  code: Code,
  drawing: Drawing,
  host: DiagramHost,
  renderer: DiagramRenderer,
): Promise<Outcome> {
  const outcome = await draw(code, drawing, host, renderer);
  if (!('image' in outcome) || code.lang.toLowerCase() !== 'mermaid') return outcome;
  const { image, letters = Number.POSITIVE_INFINITY } = outcome;
  const scale = Math.min(1, NARROW / image.width, LOW / image.height);
  const other = letters * scale < SMALLEST_LETTERS ? turned(code.value) : undefined;
  if (other === undefined) return outcome;
  const turning = await draw({ ...code, value: other }, drawing, host, renderer);
  return 'image' in turning ? { ...outcome, turned: turning } : outcome;
}

async function draw(
  { lang, value }: Code,
  { wantsShapes, colors }: Drawing,
  { rasterize, signal }: DiagramHost,
  renderer: DiagramRenderer,
): Promise<Outcome> {
  if (value.trim() === '') return { fault: 'it is empty' };
  const request = {
    language: lang.toLowerCase(),
    code: value,
    ...(wantsShapes && { wantsShapes }),
    ...(colors && { colors }),
    ...(signal && { signal }),
  };
  const answer = await answered(() => untilAborted(renderer.draw(request), signal));
  if (!answer) return { fault: 'it could not be drawn here', isPassing: true };
  if ('fault' in answer) return answer;
  const svg = new TextEncoder().encode(answer.svg);
  const embedding = await embed(svg, (drawing) =>
    answered(() => untilAborted(rasterize?.(signal ? { ...drawing, signal } : drawing), signal)),
  );
  if ('image' in embedding) {
    const { letters, graph, shapes } = answer;
    const isKnown = letters !== undefined && letters > 0;
    return {
      image: embedding.image,
      ...(isKnown && { letters: letters * POINTS_PER_PIXEL }),
      graph,
      shapes,
    };
  }
  return { fault: `its drawing ${explanation(embedding)}` };
}

/** Awaits the host's answer. Never rejects, so that a failing host affects only one diagram. */
async function answered<Answer extends DiagramAnswer | Uint8Array>(
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
