import { byName, folderOf, hasNotionId, nameOf, titleOf, withoutExtension } from '../paths.js';
import { isTitleText, type Mentions, type Plan, type PlanEntry, type PlannedText } from './plan.js';

const INDEX = /^_?(?:index|readme)\.\w+$/i;

/** Whether a text represents its whole folder. */
export function isIndex(path: string): boolean {
  return INDEX.test(nameOf(path));
}

/**
 * The natural order of files by name. The text of a folder (`index` or `README` in it, or a file of the same name beside it)
 * comes before and above the other texts of the folder. If it mentions them all, they follow its order.
 */
export function fromNames(texts: ReadonlyMap<string, PlannedText>, mentions: Mentions): Plan {
  const tree = new Tree(texts, mentions);
  tree.add();
  return { entries: tree.entries, notices: [] };
}

/** A folder whose texts come next. */
interface FolderStep {
  readonly folder: string;
  readonly depth: number;
  /** The text of the same name beside it. */
  readonly owner?: string;
}

type Step = PlanEntry | FolderStep;

class Tree {
  readonly entries: PlanEntry[] = [];
  readonly #files = new Map<string, string[]>();
  readonly #folders = new Map<string, Set<string>>();

  constructor(
    private readonly texts: ReadonlyMap<string, PlannedText>,
    private readonly mentions: Mentions,
  ) {
    for (const path of texts.keys()) {
      const files = this.#files.get(folderOf(path));
      if (files) files.push(path);
      else this.#files.set(folderOf(path), [path]);
      for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
        const folders = this.#folders.get(folderOf(folder)) ?? new Set();
        this.#folders.set(folderOf(folder), folders.add(folder));
      }
    }
  }

  /** Adds all texts, step by step: folders may be deeper than the stack of calls. */
  add(): void {
    const left: Step[] = [{ folder: '', depth: 0 }];
    for (let step = left.pop(); step; step = left.pop())
      if ('folder' in step) for (const each of this.#stepsIn(step).toReversed()) left.push(each);
      else this.entries.push(step);
  }

  #stepsIn({ folder: path, depth, owner }: FolderStep): readonly Step[] {
    const files = this.#files.get(path) ?? [];
    const index = files.find(isIndex);
    const text = index === undefined ? undefined : this.texts.get(index);
    const below = text && isTitleText(text) ? depth + 1 : depth;
    const owned = new Map<string, string>();
    for (const folder of this.#folders.get(path) ?? []) {
      const own = ownerOf(folder, files);
      if (own !== undefined) owned.set(own, folder);
    }
    const taken = new Set(owned.values());
    const loose = [...(this.#folders.get(path) ?? [])].filter((each) => !taken.has(each));
    const items = this.#sorted([...files.filter((file) => file !== index), ...loose], index ?? owner);
    return [
      ...(index === undefined ? [] : [{ path: index, depth }]),
      ...items.flatMap((item): readonly Step[] => {
        if (!this.texts.has(item)) return [{ folder: item, depth: below }];
        const folder = owned.get(item);
        const file = { path: item, depth: below };
        return folder === undefined ? [file] : [file, { folder, depth: below + 1, owner: item }];
      }),
    ];
  }

  #sorted(items: readonly string[], text: string | undefined): string[] {
    const mentioned = text === undefined ? undefined : this.mentions(text);
    // A text that mentions only some of them does not determine the places of the others.
    const isOrder = items.every((item) => mentioned?.has(item) || hasNotionId(item));
    const named = isOrder ? mentioned : undefined;
    const rank = (item: string): number => named?.get(item) ?? Number.POSITIVE_INFINITY;
    const name = (item: string): string =>
      this.texts.has(item) ? withoutExtension(nameOf(item)) : nameOf(item);
    return [...items].sort((a, b) => {
      const [one, other] = [rank(a), rank(b)];
      return one === other ? byName(name(a), name(b)) : one - other;
    });
  }
}

/** The text to which a folder belongs, with or without Notion's id. */
function ownerOf(folder: string, files: readonly string[]): string | undefined {
  const name = nameOf(folder);
  return (
    files.find((file) => withoutExtension(nameOf(file)).replace(/_all$/, '') === name) ??
    files.find((file) => titleOf(file) === titleOf(`${name}.md`))
  );
}
