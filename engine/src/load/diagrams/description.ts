import type { DiagramGraph } from '../../api/host.js';

interface Words {
  readonly kinds: Readonly<Record<string, string>>;
  readonly diagram: string;
  readonly next: string;
  readonly and: string;
  readonly start: string;
  readonly end: string;
  readonly more: string;
}

const ENGLISH: Words = {
  kinds: {
    flowchart: 'Flowchart',
    state: 'State diagram',
    sequence: 'Sequence diagram',
    class: 'Class diagram',
    er: 'Entity relationship diagram',
    mindmap: 'Mind map',
    gantt: 'Gantt chart',
    timeline: 'Timeline',
    journey: 'User journey',
    gitgraph: 'Git graph',
    pie: 'Pie chart',
    xychart: 'Chart',
    radar: 'Radar chart',
    quadrantchart: 'Quadrant chart',
    requirement: 'Requirement diagram',
    block: 'Block diagram',
    kanban: 'Kanban board',
    sankey: 'Sankey diagram',
    c4: 'C4 diagram',
    architecture: 'Architecture diagram',
    packet: 'Packet diagram',
    treemap: 'Treemap',
  },
  diagram: 'Diagram',
  next: 'then',
  and: 'and',
  start: 'start',
  end: 'end',
  more: 'and {count} more',
};

const GERMAN: Words = {
  kinds: {
    flowchart: 'Flussdiagramm',
    state: 'Zustandsdiagramm',
    sequence: 'Sequenzdiagramm',
    class: 'Klassendiagramm',
    er: 'Entity-Relationship-Diagramm',
    mindmap: 'Mindmap',
    gantt: 'Gantt-Diagramm',
    timeline: 'Zeitleiste',
    gitgraph: 'Git-Graph',
  },
  diagram: 'Diagramm',
  next: 'dann',
  and: 'und',
  start: 'Anfang',
  end: 'Ende',
  more: 'und {count} weitere',
};

const FRENCH: Words = {
  kinds: {
    flowchart: 'Organigramme',
    state: 'Diagramme d’états',
    sequence: 'Diagramme de séquence',
    class: 'Diagramme de classes',
    er: 'Diagramme entité-association',
    mindmap: 'Carte mentale',
    gantt: 'Diagramme de Gantt',
    timeline: 'Frise chronologique',
    gitgraph: 'Graphe Git',
  },
  diagram: 'Diagramme',
  next: 'puis',
  and: 'et',
  start: 'début',
  end: 'fin',
  more: 'et {count} de plus',
};

const SPANISH: Words = {
  kinds: {
    flowchart: 'Diagrama de flujo',
    state: 'Diagrama de estados',
    sequence: 'Diagrama de secuencia',
    class: 'Diagrama de clases',
    er: 'Diagrama entidad-relación',
    mindmap: 'Mapa mental',
    gantt: 'Diagrama de Gantt',
    timeline: 'Línea de tiempo',
    gitgraph: 'Grafo de Git',
  },
  diagram: 'Diagrama',
  next: 'luego',
  and: 'y',
  start: 'inicio',
  end: 'fin',
  more: 'y {count} más',
};

const WORDS: Readonly<Record<string, Words>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

/** Steps beyond this many are only counted. */
const MAX_STEPS = 12;

/** The names of kinds as their code begins, where those differ. */
const FIRST_WORDS: Readonly<Record<string, string>> = { graph: 'flowchart', sequencediagram: 'sequence' };

/**
 * A diagram in words, in English, German, French or Spanish: "Flowchart: Start, then Read, then Ready?; Ready?: yes, then Write." Of a
 * diagram without a graph, its kind and its words; its code is never read out.
 */
export function describeDiagram(
  code: string,
  title: string,
  graph: DiagramGraph | undefined,
  language: string,
): string {
  const words = WORDS[language.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH;
  const { kind, parts, links } = graph ?? { kind: kindIn(code), parts: [], links: [] };
  const name = (Object.hasOwn(words.kinds, kind) && words.kinds[kind]) || words.diagram;
  const steps = links.length > 0 ? stepsOf(links, words) : parts.map((part) => named(part, words));
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const alone = links.length > 0 ? parts.filter((part) => !linked.has(part)) : [];
  const all = [...steps, ...alone.map((part) => named(part, words))].filter(
    (step) => step !== '' && step !== title,
  );
  const head = title === '' ? name : `${name}: ${title}`;
  if (all.length === 0) return head;
  const shown = all.slice(0, MAX_STEPS);
  if (all.length > MAX_STEPS) shown.push(words.more.replace('{count}', String(all.length - MAX_STEPS)));
  return `${head}${title === '' ? ':' : '.'} ${shown.join('; ')}.`;
}

/** The kind that code begins with, below its configuration and comments. */
function kindIn(code: string): string {
  const body = code.replace(/^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?:\n|$)|^[ \t]*%%.*$/gm, '');
  const word = (/[a-z][\w]*/i.exec(body)?.[0] ?? '').toLowerCase();
  return FIRST_WORDS[word] ?? word.replace(/diagram$/, '');
}

function named(part: string, { start, end }: Words): string {
  return part === '[start]' ? start : part === '[end]' ? end : part;
}

/** Links that follow one on the other are one step; a label says when, or what is between. */
function stepsOf(links: DiagramGraph['links'], words: Words): readonly string[] {
  const steps: string[] = [];
  let at: string | undefined;
  for (const [index, { from, to, label, isDirected }] of links.entries()) {
    const [source, target] = [named(from, words), named(to, words)];
    const link = isDirected ? `, ${words.next} ${target}` : ` ${words.and} ${target}`;
    const isChain = isDirected && label === '' && from === at && leavesOnce(links, index);
    if (isChain) steps.push(`${steps.pop() ?? source}${link}`);
    else steps.push(label === '' ? `${source}${link}` : `${source}: ${label}${link}`);
    at = isDirected ? to : undefined;
  }
  return steps;
}

function leavesOnce(links: DiagramGraph['links'], index: number): boolean {
  const from = links[index]?.from;
  return links.every((link, other) => other === index || link.from !== from);
}
