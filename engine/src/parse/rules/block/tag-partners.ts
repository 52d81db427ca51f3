import { hasOddAttributes, opensElement, type WrittenTag } from './written-tag.js';

/** A tag, and whether it has a closing or opening partner. */
export interface TagInText {
  readonly tag: WrittenTag;
  hasPartner: boolean;
}

/** Matches the tags of a text. An element ends in the quote, item or cell in which it begins, or in a nested one. */
export class TagPartners {
  readonly #containers: Map<string, TagInText[]>[] = [new Map()];

  enter(): void {
    this.#containers.push(new Map());
  }

  leave(): void {
    if (this.#containers.length > 1) this.#containers.pop();
  }

  add(tag: WrittenTag): TagInText {
    const added = { tag, hasPartner: false };
    if (tag.isClosing) this.#close(added);
    else if (opensElement(tag)) this.#open(added);
    return added;
  }

  #open(added: TagInText): void {
    const container = this.#containers.at(-1);
    const kind = hasOddAttributes(added.tag) ? oddName(added.tag.name) : added.tag.name;
    const open = container?.get(kind);
    if (open) open.push(added);
    else container?.set(kind, [added]);
  }

  #close(added: TagInText): void {
    for (let index = this.#containers.length - 1; index >= 0; index--) {
      const container = this.#containers[index];
      const opener = container?.get(added.tag.name)?.pop() ?? container?.get(oddName(added.tag.name))?.pop();
      if (!opener) continue;
      opener.hasPartner = true;
      added.hasPartner = true;
      return;
    }
  }
}

/** The name under which tags with odd attributes are stored: an end tag is more likely to belong to other tags. */
const oddName = (name: string): string => `${name} odd`;
