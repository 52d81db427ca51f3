import { type Cite, type Cluster, FIRST, type Placement } from './cite.js';

interface Met {
  readonly firstNote: number;
  lastNote: number;
}

/** The position of each cite of each cluster, in the order of the text. */
export function placements(
  clusters: readonly Cluster[],
  nearNoteDistance: number,
): ReadonlyMap<Cite, Placement> {
  const placed = new Map<Cite, Placement>();
  const met = new Map<string, Met>();
  let previous: Cluster | undefined;
  let count = 0;
  const counts = new Map<number, number>();
  for (const { note } of clusters) counts.set(note, (counts.get(note) ?? 0) + 1);
  const isAlone = ({ note }: Cluster): boolean => counts.get(note) === 1;
  for (const cluster of clusters) {
    count += 1;
    const note = cluster.note || count;
    let before: Cite | undefined = soleCite(previous, cluster, isAlone);
    for (const cite of cluster.cites) {
      const known = met.get(cite.id);
      placed.set(
        cite,
        known
          ? {
              position: before ? repeated(before, cite) : 'subsequent',
              isNearNote: note - known.lastNote <= nearNoteDistance,
              firstNote: known.firstNote,
            }
          : FIRST,
      );
      if (known) known.lastNote = note;
      else met.set(cite.id, { firstNote: note, lastNote: note });
      before = cite;
    }
    previous = cluster;
  }
  return placed;
}

/** The only source of the previous citation, if a reader takes it for the previous one. */
function soleCite(
  previous: Cluster | undefined,
  { note }: Cluster,
  isAlone: (cluster: Cluster) => boolean,
): Cite | undefined {
  if (previous?.cites.length !== 1) return undefined;
  const [cite] = previous.cites;
  if (previous.note === note || previous.note === 0) return cite;
  return note - previous.note === 1 && isAlone(previous) ? cite : undefined;
}

function repeated(before: Cite, cite: Cite): Placement['position'] {
  if (before.id !== cite.id) return 'subsequent';
  if (before.locator === undefined) return cite.locator === undefined ? 'ibid' : 'ibid-with-locator';
  if (cite.locator === undefined) return 'subsequent';
  const isSame = before.locator === cite.locator && (before.label ?? 'page') === (cite.label ?? 'page');
  return isSame ? 'ibid' : 'ibid-with-locator';
}
