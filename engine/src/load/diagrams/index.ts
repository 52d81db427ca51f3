/*
 * The diagrams of a document. In: the code blocks that describe some, and the host that draws them. Out: for each its picture or
 * shapes, and a description of it.
 *
 * Read in this order: `drawing.ts`, one diagram, from the host's answer to its size on paper; `turned.ts`, wide flowcharts with their
 * steps downwards; `alternative-text.ts` and `description.ts`, what readers who do not see it are told. This file keeps drawings for a
 * text that is being written.
 */
import type { DiagramColors } from '../../api/host.js';
import { notice, type Report } from '../../api/notice.js';
import type { DiagramForm } from '../../api/options.js';
import { Budget } from '../../budget/index.js';
import { DIAGRAMS_LIMITS } from '../../budget/limits.js';
import type { Code, Document } from '../../model/document.js';
import type { Diagram, DrawnDiagram } from '../../model/media.js';
import { isDiagramCode } from '../../model/names/diagram-labels.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { type Visitor, walk, walkDocument } from '../../model/nodes/walk.js';
import { type DiagramHost, type Drawing, type Drawn, drawLegibly, type Outcome } from './drawing.js';

/** What the diagrams of a text have in common. */
export interface DiagramSetting {
  readonly language: string;
  /** What they become in Word, unless they say it themselves. */
  readonly form: DiagramForm;
  /** Those of the document, if it has any. */
  readonly colors?: DiagramColors | undefined;
}

/** The rendered diagrams of a document, and all those that the host was asked for, whether rendered or not. */
export interface LoadedDiagrams {
  readonly drawn: ReadonlyMap<Code, Diagram>;
  readonly attempted: ReadonlySet<Code>;
}

type Describe = typeof import('./alternative-text.js')['alternativeText'];

/** The most diagrams to keep that are no longer in the text, in case a change is undone. */
const MAX_SPARE = 100;

/** The results of earlier drawing, by language and code. */
export class KeptDiagrams {
  readonly #outcomes = new Map<string, Promise<Outcome>>();
  /** The pictures that have been rendered so far. */
  readonly #images = new Map<string, Drawn>();
  /** What describes them, once there are any: most texts have none and need not load it. */
  describe: Describe | undefined;

  /** The cached outcome, or that of `draw`. An outcome that may be better next time is not cached. */
  outcomeOf(code: Code, drawing: Drawing, draw: () => Promise<Outcome>): Promise<Outcome> {
    const key = keyOf(code, drawing);
    const known = this.#outcomes.get(key);
    if (known) return known;
    const outcome = draw();
    this.#outcomes.set(key, outcome);
    void outcome.then((found) => {
      if ('isPassing' in found && found.isPassing) this.#outcomes.delete(key);
      if ('image' in found && this.#outcomes.has(key)) this.#images.set(key, found);
    });
    return outcome;
  }

  /** The picture of a diagram, if it has been rendered. */
  drawnOf(code: Code, drawing: Drawing): Drawn | undefined {
    return this.#images.get(keyOf(code, drawing));
  }

  /** Drops the oldest diagrams that are no longer in the text: while one is being typed, each keystroke makes another. */
  settle(used: Iterable<Code>, { colors }: Pick<DiagramSetting, 'colors'>): void {
    const keys = (code: Code) => [true, false].map((wantsShapes) => keyOf(code, { wantsShapes, colors }));
    const inUse = new Set(Array.from(used).flatMap(keys));
    const spare = [...this.#outcomes.keys()].filter((key) => !inUse.has(key));
    for (const key of spare.slice(0, Math.max(0, spare.length - MAX_SPARE))) {
      this.#outcomes.delete(key);
      this.#images.delete(key);
    }
  }
}

function keyOf({ lang, value }: Code, { wantsShapes, colors }: Drawing): string {
  const look = colors ? JSON.stringify(colors) : '';
  return `${lang.toLowerCase()}${wantsShapes ? ' as shapes' : ''}${look}\n${value}`;
}

/** The most diagrams of a document to render. */
const MAX_DIAGRAMS = 500;

/** By default, no code is drawn by anything but the host. */
const NEVER: (code: Code) => boolean = () => false;

const NO_DIAGRAMS: LoadedDiagrams = { drawn: new Map(), attempted: new Set() };

/** Has the host render the diagrams in the languages that it supports, but those that are drawn otherwise. Those that fail are reported and stay code. */
export async function loadDiagrams(
  document: Document,
  setting: DiagramSetting,
  host: DiagramHost,
  report: Report,
  kept = new KeptDiagrams(),
  isDrawnOtherwise = NEVER,
): Promise<LoadedDiagrams> {
  const { diagrams, signal } = host;
  if (!diagrams) return NO_DIAGRAMS;
  const drawn = new Map<Code, Diagram>();
  const attempted = new Set(diagramsIn(document, diagrams.languages, isDrawnOtherwise));
  if (attempted.size === 0) {
    kept.settle(attempted, setting);
    return NO_DIAGRAMS;
  }
  const { alternativeText: describe } = await import('./alternative-text.js');
  kept.describe = describe;
  const budget = new Budget(DIAGRAMS_LIMITS);
  for (const [index, code] of [...attempted].entries()) {
    if (signal?.aborted) break;
    const excess = index < MAX_DIAGRAMS ? excessOf(code, budget) : TOO_MANY;
    const wantsShapes = wantsShapesOf(code, setting);
    const drawing = { wantsShapes, colors: setting.colors };
    const outcome =
      excess ?? (await kept.outcomeOf(code, drawing, () => drawLegibly(code, drawing, host, diagrams)));
    if ('image' in outcome) {
      const alt = describe(code, outcome.graph, setting.language);
      const reason = wantsShapes ? whyNoShapes(outcome, isInNote(document, code)) : undefined;
      const shown = diagramOf(outcome, alt, wantsShapes && reason === undefined);
      drawn.set(code, { ...shown, ...(reason !== undefined && { pictured: reason }) });
    } else report(notice('code-not-drawn', messageOf(code, outcome.fault), lineOf(code, outcome.line)));
  }
  kept.settle(attempted, setting);
  return { drawn, attempted };
}

function wantsShapesOf({ drawnAs }: Code, { form }: DiagramSetting): boolean {
  return (drawnAs ?? form) === 'shapes';
}

/** Why a diagram cannot be shapes, whatever its size. */
function whyNoShapes({ shapes }: Drawn, isOfNote: boolean): string | undefined {
  if (isOfNote) return 'Word has no drawings of shapes in notes; in the text, it would be shapes';
  return shapes ? undefined : NO_SHAPES;
}

const NO_SHAPES =
  'only flowcharts, state, class and sequence diagrams and mind maps, without pictures in them, become shapes';

function isInNote({ definitions }: Document, code: Code): boolean {
  let isFound = false;
  const block: Visitor['block'] = (each) => {
    isFound ||= each === code;
  };
  for (const { children } of definitions.values()) walk(children, { block }, CODE);
  return isFound;
}

/** The diagrams of a document that have been rendered so far, without waiting for the others. */
export function diagramsSoFar(
  document: Document,
  setting: DiagramSetting,
  languages: readonly string[],
  kept: KeptDiagrams,
  isDrawnOtherwise = NEVER,
): ReadonlyMap<Code, Diagram> {
  const drawn = new Map<Code, Diagram>();
  for (const code of diagramsIn(document, languages, isDrawnOtherwise).slice(0, MAX_DIAGRAMS)) {
    const outcome = kept.drawnOf(code, { wantsShapes: wantsShapesOf(code, setting), colors: setting.colors });
    if (!outcome || !kept.describe) continue;
    drawn.set(code, diagramOf(outcome, kept.describe(code, outcome.graph, setting.language), false));
  }
  return drawn;
}

function diagramOf(drawn: Drawn, alt: string, isShaped: boolean): Diagram {
  const { turned } = drawn;
  return { ...drawingOf(drawn, isShaped), alt, ...(turned && { turned: drawingOf(turned, isShaped) }) };
}

function drawingOf({ image, letters, shapes }: Drawn, isShaped: boolean): DrawnDiagram {
  return { image, ...(letters !== undefined && { letters }), ...(isShaped && shapes && { shapes }) };
}

const TOO_MANY: Outcome = { fault: `there are more than ${MAX_DIAGRAMS} in this text` };

function diagramsIn(
  document: Document,
  languages: readonly string[],
  isDrawnOtherwise: typeof NEVER,
): Code[] {
  const found: Code[] = [];
  const visitor: Visitor = {
    block(block) {
      if (block.type !== 'code') return;
      const label = block.lang.toLowerCase();
      if (!languages.includes(label) || !isDiagramCode(label, block.value)) return;
      if (!isDrawnOtherwise(block)) found.push(block);
    },
  };
  walkDocument(document, visitor, CODE);
  return found;
}

/** The work of a diagram grows with the square of its lines. One that is too much for the text leaves room for smaller ones. */
function excessOf({ value }: Code, budget: Budget<'steps'>): Outcome | undefined {
  const steps = value.split('\n').length ** 2;
  if (budget.spent('steps') + steps > DIAGRAMS_LIMITS.steps) return TOO_MUCH;
  budget.spend('steps', steps);
  return undefined;
}

const TOO_MUCH: Outcome = { fault: 'the diagrams of this text are too large together' };

const CODE = kindsOf('code');

function messageOf({ lang }: Code, fault: string): string {
  const name = lang.charAt(0).toUpperCase() + lang.slice(1).toLowerCase();
  return `This ${name} diagram was not drawn: ${fault}; its code was kept`;
}

/** Converts a line of the code to a line of the text. Cell options at the top of a block are not part of the code. */
function lineOf({ line, lastLine = line, value }: Code, inCode: number | undefined): number {
  if (inCode === undefined) return line;
  const lines = value.split('\n').length;
  const options = Math.max(0, lastLine - line - 1 - lines);
  return line + options + Math.min(inCode, lines);
}
