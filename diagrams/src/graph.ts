import type { DiagramGraph } from '@footmark/engine';
import { withoutEmphasis } from './dom/emphasis.js';
import { withCharacters } from './dom/entities.js';
import type { Database, Node } from './library/database.js';
import { kindOf } from './library/kind.js';

/** The graph of a diagram as the library reads it; undefined for one whose parts the library does not tell. */
export function graphOf({
  type,
  db,
}: {
  readonly type: string;
  readonly db: unknown;
}): DiagramGraph | undefined {
  try {
    const database = db as Database;
    return { kind: kindOf(type), ...(database.getMessages ? messagesIn(database) : partsIn(database)) };
  } catch {
    return undefined;
  }
}

type Parts = Pick<DiagramGraph, 'parts' | 'links'>;

function partsIn(database: Database): Parts {
  const { nodes = [], edges = [] } = database.getData?.() ?? {};
  const shown = nodes.filter(({ isGroup }) => !isGroup);
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  const nameAt = (id: string | undefined): string => names.get(id ?? '') ?? '';
  return {
    parts: shown.map(nameOf),
    links: edges.map(({ start, end, label, arrowTypeStart = 'none', arrowTypeEnd = 'none' }) => ({
      from: nameAt(start),
      to: nameAt(end),
      label: plain(label),
      isDirected: arrowTypeEnd !== 'none' && arrowTypeStart === 'none',
    })),
  };
}

function nameOf({ id, label, shape }: Node): string {
  if (shape === 'stateStart') return '[start]';
  if (shape === 'stateEnd') return '[end]';
  return plain(label) || id;
}

/** Messages between two actors: those of other types are notes and frames. */
const LAST_ARROW = 6;

function messagesIn(database: Database): Parts {
  const actors = database.getActors?.() ?? new Map<string, { readonly description?: string }>();
  const names = new Map(Array.from(actors, ([id, { description }]) => [id, plain(description) || id]));
  const messages = (database.getMessages?.() ?? []).filter(
    ({ from, to, type = 0 }) =>
      from && to && names.has(from) && names.has(to) && (type < 2 || (type > 2 && type <= LAST_ARROW)),
  );
  return {
    parts: [...names.values()],
    links: messages.map(({ from = '', to = '', message }) => ({
      from: names.get(from) ?? from,
      to: names.get(to) ?? to,
      label: plain(typeof message === 'string' ? message : ''),
      isDirected: true,
    })),
  };
}

/** A label as words: without marks of Markdown and tags. */
function plain(label: string | undefined): string {
  const words = (label ?? '').replace(/<br\s*\/?>|\\n/gi, ' ').replace(/<[^>]*>/g, '');
  return withoutEmphasis(withCharacters(words).replace(/`/g, '')).replace(/\s+/g, ' ').trim();
}
