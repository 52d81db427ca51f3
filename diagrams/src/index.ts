import type { DiagramAnswer, DiagramGraph, DiagramRequest } from '@footmark/engine';
import { loadOtherWidths } from '../../engine/src/metrics/other-letters.js';
import { prepared } from './code.js';
import { themeVariables } from './colors.js';
import type { DomElement } from './dom/element.js';
import { installDocument, styleAround, withFrames } from './dom/globals.js';
import { FONT } from './dom/text-style.js';
import { faultOf } from './fault.js';
import { finish, ID, renamed, smallestLetters } from './finish.js';
import { graphOf } from './graph.js';
import { inMermaid } from './other-notations.js';
import { readShapes } from './shapes/index.js';
import { wordsIn } from './words.js';
import { DIAGRAM_LIMITS, tooMuchIn } from './work.js';

/** In units. */
const GANTT_WIDTH = 640;

/** What a drawing depends on. */
type Drawing = Pick<DiagramRequest, 'language' | 'code' | 'wantsShapes' | 'colors'>;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a diagram in Mermaid's language, or in one that can be written in it, without a browser: the library arranges it in a document that is no more than
 * its elements, and text is measured with the widths of the font that it is written in. Diagrams are drawn one at a time:
 * the library has one document for all.
 */
export function drawMermaid(request: Drawing): Promise<DiagramAnswer> {
  const drawn = last.then(() => draw(request));
  last = drawn;
  return drawn;
}

async function draw({ language, code: written, wantsShapes, colors }: Drawing): Promise<DiagramAnswer> {
  const { code: translated, linesAdded } = inMermaid(language, written);
  const { code, linesBefore } = prepared(translated);
  const tooMuch = tooMuchIn(code);
  if (tooMuch) return { ...tooMuch, ...(tooMuch.line !== undefined && { line: tooMuch.line - linesAdded }) };
  const { document, DOMParser } = installDocument();
  try {
    const [mermaid] = await Promise.all([library(), loadOtherWidths([code])]);
    document.body.innerHTML = '';
    mermaid.initialize({
      ...SETTINGS,
      // Shapes of Word are not drawn by hand.
      secure: [...SECURE, ...(wantsShapes ? ['look'] : [])],
      themeVariables: themeVariables(code, colors),
    });
    const { svg } = await withFrames(() => withoutChance(() => mermaid.render(ID, code)));
    // As XML, in which names keep their capitals.
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (root?.localName !== 'svg') return { fault: 'nothing was drawn' };
    finish(root, styleAround(root));
    const letters = smallestLetters(root, styleAround(root));
    const known = await meaningOf(mermaid, code);
    const graph = known && withWords(graphOf(known), root);
    const shapes = known && wantsShapes ? readShapes(root, styleAround(root), known) : undefined;
    return {
      svg: renamed(root.outerHTML),
      ...(letters !== undefined && { letters }),
      ...(graph && { graph }),
      ...(shapes && { shapes }),
    };
  } catch (thrown) {
    return faultOf(thrown, linesBefore - linesAdded);
  }
}

/** Where the library does not tell the parts of a diagram, they are the words in it. */
function withWords(graph: DiagramGraph | undefined, root: DomElement): DiagramGraph | undefined {
  return graph && graph.parts.length === 0 && graph.links.length === 0
    ? { ...graph, parts: wordsIn(root) }
    : graph;
}

/** What the library knows of a diagram that it has drawn, if anything. */
async function meaningOf(mermaid: Library, code: string) {
  try {
    // With the same names as in the drawing.
    return await withoutChance(() => mermaid.mermaidAPI.getDiagramFromText(code));
  } catch {
    return undefined;
  }
}

let loaded: ReturnType<typeof load> | undefined;

function library(): ReturnType<typeof load> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

type Library = typeof import('mermaid')['default'];

async function load(): Promise<Library> {
  const { default: mermaid } = await import('mermaid');
  return mermaid;
}

const SETTINGS = {
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  theme: 'default',
  fontFamily: FONT,
  // Boxes have the colour that they would give to their text, too, and lines of a grid the one that their group has.
  themeCSS:
    'text.task, text.journey-section { fill: #333 !important; } .grid .tick line { stroke: inherit; shape-rendering: auto; }',
  maxTextSize: DIAGRAM_LIMITS.characters,
  maxEdges: DIAGRAM_LIMITS.parts,
  deterministicIds: true,
  layout: 'dagre',
  // Without shadows, which Word does not know.
  look: 'classic',
  handDrawnSeed: 1,
  // Labels as SVG text: only browsers show HTML in a drawing.
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  class: { htmlLabels: false },
  state: { htmlLabels: false },
  sequence: { textPlacement: 'tspan' },
  journey: { textPlacement: 'tspan' },
  // The letters of its axis, which have 10 units, can be read on a page.
  gantt: { useWidth: GANTT_WIDTH },
};

/** Settings that the code of a diagram must not change. */
const SECURE = [
  'secure',
  'securityLevel',
  'startOnLoad',
  'suppressErrorRendering',
  'maxTextSize',
  'maxEdges',
  'deterministicIds',
  'htmlLabels',
  'textPlacement',
  'fontFamily',
  'themeCSS',
  'layout',
];

/** Numbers that only look random: the same code gives the same drawing. Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs the work with numbers of its own for `Math.random`, which the library uses for names and first places. */
async function withoutChance<Result>(work: () => Promise<Result>): Promise<Result> {
  const { random } = Math;
  Math.random = seeded(1);
  try {
    return await work();
  } finally {
    Math.random = random;
  }
}
