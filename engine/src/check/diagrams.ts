import type { DiagramRenderer } from '../api/host.js';
import { notice } from '../api/notice.js';
import type { Code } from '../model/document.js';
import { isDiagramCode } from '../model/names/diagram-labels.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { type Visitor, walkDocument } from '../model/nodes/walk.js';
import type { Check, Subject } from './subject.js';

/** Diagrams and queries that note apps render instead of the code, by the label of the fence. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abc: 'ABC notation',
    d2: 'D2',
    dataview: 'Dataview',
    dataviewjs: 'Dataview',
    ditaa: 'Ditaa',
    dot: 'Graphviz',
    flow: 'Flowchart',
    fretboard: 'Fretboard',
    geo: 'Map',
    geojson: 'Map',
    graphviz: 'Graphviz',
    markmap: 'Markmap',
    mermaid: 'Mermaid',
    nomnoml: 'Nomnoml',
    plantuml: 'PlantUML',
    puml: 'PlantUML',
    sequence: 'Sequence diagram',
    tikz: 'TikZ',
    topojson: 'Map',
    wavedrom: 'WaveDrom',
  }),
);

function drawnName({ lang, value }: Code): string | undefined {
  const label = lang.toLowerCase();
  return isDiagramCode(label, value) ? DRAWN.get(label) : undefined;
}

const CODE = kindsOf('code');

/**
 * Reports diagrams and queries that remain code blocks in the document, once per kind. Those that the host tries to
 * draw get notices of their own.
 */
export const diagrams: Check = ({ document, isDrawn }, report) => {
  const reported = new Set<string>();
  const visitor: Visitor = {
    block(block) {
      const name = block.type === 'code' && !isDrawn(block) ? drawnName(block) : undefined;
      if (name === undefined || reported.has(name)) return;
      reported.add(name);
      report(notice('code-not-drawn', `${name} code is not drawn; it was kept as code`, block.line));
    },
  };
  walkDocument(document, visitor, CODE);
};

/** Which diagrams a host is expected to draw, for checks that run without calling its renderer. */
export function drawnBy(renderer: DiagramRenderer | undefined): Subject['isDrawn'] {
  return ({ lang, value }) => {
    const label = lang.toLowerCase();
    return (renderer?.languages.includes(label) ?? false) && isDiagramCode(label, value);
  };
}
