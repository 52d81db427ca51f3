import type { DiagramRenderer } from '../api/host.js';
import { notice } from '../api/notice.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { type Visitor, walkDocument } from '../model/nodes/walk.js';
import type { Check, Subject } from './subject.js';

/** Diagrams and queries that note apps render instead of the code, by the label of the fence. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abc: 'ABC notation',
    dataview: 'Dataview',
    dataviewjs: 'Dataview',
    dot: 'Graphviz',
    graphviz: 'Graphviz',
    mermaid: 'Mermaid',
    plantuml: 'PlantUML',
    puml: 'PlantUML',
    tikz: 'TikZ',
  }),
);

const CODE = kindsOf('code');

/**
 * Reports diagrams and queries that remain code blocks in the document, once per kind. Those that the host tries to
 * draw get notices of their own.
 */
export const diagrams: Check = ({ document, isDrawn }, report) => {
  const reported = new Set<string>();
  const visitor: Visitor = {
    block(block) {
      const name = block.type === 'code' && !isDrawn(block) ? DRAWN.get(block.lang.toLowerCase()) : undefined;
      if (name === undefined || reported.has(name)) return;
      reported.add(name);
      report(notice('code-not-drawn', `${name} code is not drawn; it was kept as code`, block.line));
    },
  };
  walkDocument(document, visitor, CODE);
};

/** Which diagrams a host is expected to draw, for checks that run without calling its renderer. */
export function drawnBy(renderer: DiagramRenderer | undefined): Subject['isDrawn'] {
  return ({ lang }) => renderer?.languages.includes(lang.toLowerCase()) ?? false;
}
