import { notice } from '../notice.js';
import { walkDocument } from '../walk.js';
import type { Check } from './subject.js';

/** What note tools draw or run in place of the code, by the label of a fence. */
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

/** One notice for each kind of diagram or query, which stands as code. */
export const diagrams: Check = ({ document }, report) => {
  const told = new Set<string>();
  walkDocument(document, {
    block(block) {
      const name = block.type === 'code' ? DRAWN.get(block.lang.toLowerCase()) : undefined;
      if (name === undefined || told.has(name)) return;
      told.add(name);
      report(
        notice(
          'code-not-drawn',
          `What ${name} makes of its code is not drawn; the code was kept`,
          block.line,
        ),
      );
    },
  });
};
