import type { Block, List } from '../model/document.js';
import { frameAttributes, frameOf } from './frame.js';
import { hasPipes } from './table.js';

/** Whether a block would be read as part of the one before it. */
export function runsOn(previous: Block, block: Block): boolean {
  if (previous.type === 'definitionList') return block.type === 'definitionList';
  if (previous.type !== 'list' || block.type !== 'list' || !previous.ordered || !block.ordered) return false;
  // A number may continue letters, and `i.` may be either.
  const isAlike = previous.style === block.style || (previous.style && block.style);
  return previous.delimiter === block.delimiter && Boolean(isAlike);
}

/** Whether a block may directly follow another one, without a blank line. */
export function mayFollow(previous: Block, block: Block): boolean {
  switch (previous.type) {
    case 'code':
    case 'heading':
    case 'listPlace':
    case 'math':
    case 'pageBreak':
    case 'thematicBreak':
      return true;
    case 'paragraph':
      return interrupts(block);
    case 'blockquote':
    case 'callout':
    case 'columns':
    case 'definitionList':
    case 'details':
    case 'lineBlock':
    case 'list':
    case 'div':
    case 'sideBySide':
    case 'table':
      return false;
  }
}

/** Whether a block is written without blank lines, which would make the list around it loose. */
export function isCompact(block: Block): boolean {
  switch (block.type) {
    case 'heading':
    case 'lineBlock':
    case 'paragraph':
      return frameOf(block) === undefined;
    case 'table':
      return hasPipes(block) && !block.caption;
    case 'callout':
      return block.name !== undefined || block.title.length > 0;
    case 'columns':
    case 'details':
    case 'definitionList':
    case 'div':
    case 'sideBySide':
      return false;
    case 'blockquote':
    case 'code':
    case 'list':
    case 'listPlace':
    case 'math':
    case 'pageBreak':
    case 'thematicBreak':
      return true;
  }
}

/** Whether a block ends the paragraph above it by itself. */
function interrupts(block: Block): boolean {
  switch (block.type) {
    case 'blockquote':
    case 'callout':
    case 'heading':
    case 'listPlace':
    case 'math':
    case 'pageBreak':
    case 'thematicBreak':
      return true;
    case 'code':
      return block.lang !== 'math';
    case 'list':
      return isPlain(block) && block.children[0]?.children.length !== 0;
    case 'columns':
    case 'definitionList':
    case 'details':
    case 'lineBlock':
    case 'paragraph':
    case 'div':
    case 'sideBySide':
    case 'table':
      return false;
  }
}

/** Bullets, and numbers from 1 with a sign after them: no other list ends a paragraph. */
function isPlain({ ordered, start, style, delimiter }: List): boolean {
  return !ordered || (start === 1 && style === undefined && delimiter !== '()');
}

/** A list after another one has other bullets, so that it is a list of its own. */
export type Bullet = '-' | '*';

/** How a writer writes blocks that share an element, and what it writes between two blocks that a blank line would not separate. */
interface GroupWriting {
  readonly write: (group: readonly Block[], bullet: Bullet) => readonly string[];
  readonly separator: (previous: Block, block: Block) => string | undefined;
}

/** The lines of blocks, with blank lines between them. */
export function separated(blocks: readonly Block[], { write, separator }: GroupWriting): string[] {
  const lines: string[] = [];
  let previous: Block | undefined;
  let bullet: Bullet = '-';
  for (const group of framedGroups(blocks)) {
    const [block] = group;
    if (!block) continue;
    bullet = previous?.type === 'list' && bullet === '-' ? '*' : '-';
    const written = write(group, bullet);
    if (written.length === 0) continue;
    if (lines.length > 0) lines.push('');
    const between = previous && separator(previous, block);
    if (between !== undefined) lines.push(between, '');
    for (const line of written) lines.push(line);
    previous = group.at(-1);
  }
  return lines;
}

/** Adjacent blocks of one alignment and direction share an element. */
function framedGroups(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const frame = frameOf(block);
    const last = groups.at(-1);
    const before = last?.[0] && frameOf(last[0]);
    const isSame = frame && before && frameAttributes(frame) === frameAttributes(before);
    if (isSame) last?.push(block);
    else groups.push([block]);
  }
  return groups;
}
