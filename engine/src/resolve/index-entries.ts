import { notice, type Report } from '../api/notice.js';
import { seeIn } from '../language/see.js';
import type { Block, IndexMark } from '../model/document.js';
import { indexKey } from '../model/nodes/index-key.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { walk } from '../model/nodes/walk.js';
import type { IndexEntry } from '../model/resolved.js';
import { grouped } from '../text/counted.js';

interface Branch {
  readonly path: readonly string[];
  places: number;
  readonly see: Set<string>;
  readonly below: Map<string, Branch>;
}

const PLACES = kindsOf('listPlace');

/** The entries of the index in a language's alphabetical order. Without a place for the index, there are none, but a notice. */
export function indexEntries(
  marks: readonly IndexMark[],
  blocks: readonly Block[],
  language: string,
  report: Report,
): readonly IndexEntry[] {
  if (hasPlace(blocks)) return entriesOf(treeOf(marks), 1, language);
  const [first] = marks;
  if (first) report(notice('index-place-missing', placeMissing(marks.length), first.line));
  return [];
}

function placeMissing(count: number): string {
  const entries = count === 1 ? 'an entry' : `${grouped(count)} entries`;
  return `The text has ${entries} for an index, but no place for the index; write \\printindex where it should be`;
}

function hasPlace(blocks: readonly Block[]): boolean {
  let isFound = false;
  const block = (each: Block): void => {
    isFound ||= each.type === 'listPlace' && each.of === 'index';
  };
  walk(blocks, { block }, PLACES);
  return isFound;
}

function treeOf(marks: readonly IndexMark[]): Branch['below'] {
  const root = newBranch([]);
  for (const { path, see } of marks) {
    let branch = root;
    for (const [index, text] of path.entries()) {
      const below = branch.below.get(text) ?? newBranch(path.slice(0, index + 1));
      branch.below.set(text, below);
      branch = below;
    }
    if (see === undefined) branch.places++;
    else branch.see.add(see);
  }
  return root.below;
}

function newBranch(path: Branch['path']): Branch {
  return { path, places: 0, see: new Set(), below: new Map() };
}

function entriesOf(tree: Branch['below'], level: 1 | 2 | 3, language: string): IndexEntry[] {
  const sorted = [...tree].sort(([one], [other]) => one.localeCompare(other, language));
  return sorted.flatMap(([text, { path, places, see, below }]) => [
    { level, text, key: indexKey(path), places, see: [...see].map((each) => `${seeIn(language)} ${each}`) },
    ...entriesOf(below, level === 1 ? 2 : 3, language),
  ]);
}
