import type { Block, Table } from '../model/document.js';
import type { Composer } from './composer.js';
import { rootContext } from './context.js';
import type { Environment } from './environment.js';
import { isTooWide } from './table-widths.js';

/** A part of the body whose pages are all portrait, or all landscape. */
export interface Section {
  readonly landscape: boolean;
  readonly blocks: readonly Block[];
}

/**
 * The body in document order, with at least one section: what its author puts on landscape pages gets them, and tables that
 * are too wide if that is requested.
 */
export function sectionsOf(environment: Environment, composer: Composer): readonly Section[] {
  const { resolved, settings, theme } = environment;
  const { blocks } = resolved;
  if (settings.wideTables === 'fit')
    return blocks.some(isTurn) ? splitByOrientation(blocks, () => false) : [{ landscape: false, blocks }];
  const context = rootContext(environment, theme.page);
  return splitByOrientation(blocks, (table) => isTooWide(table, context, composer));
}

/** Separates what is on landscape pages, and tables that are too wide with the headings right above them, from the rest. */
function splitByOrientation(all: readonly Block[], isWide: (table: Table) => boolean): readonly Section[] {
  const { blocks, landscape: chosen } = withoutTurns(all);
  const wide = blocks.map((block, index) => !chosen[index] && block.type === 'table' && isWide(block));
  for (let index = blocks.length - 2; index >= 0; index--)
    if (blocks[index]?.type === 'heading' && wide[index + 1]) wide[index] = true;
  const sections: { landscape: boolean; blocks: Block[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const landscape = wide[index] || chosen[index] || false;
    const last = sections.at(-1);
    if (last?.landscape === landscape) last.blocks.push(block);
    else sections.push({ landscape, blocks: [block] });
  }
  if (sections.length === 0) return [{ landscape: false, blocks }];
  return sections.flatMap((section, index) =>
    withoutBreaks(section, sections[index - 1], sections[index + 1]),
  );
}

/** The blocks without those that only turn the pages, and for each whether its author wants it on landscape pages. */
function withoutTurns(all: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly landscape: readonly boolean[];
} {
  const blocks: Block[] = [];
  const landscape: boolean[] = [];
  let isLandscape = false;
  for (const block of all) {
    if (block.type === 'pageBreak' && block.turn) {
      isLandscape = block.turn === 'landscape';
      continue;
    }
    blocks.push(block);
    landscape.push(isLandscape);
  }
  return { blocks, landscape };
}

function isTurn(block: Block): boolean {
  return block.type === 'pageBreak' && block.turn !== undefined;
}

/** A section always begins a new page, so a page break at its edge would leave an empty one. */
function withoutBreaks({ landscape, blocks }: Section, before?: Section, after?: Section): Section[] {
  const isBreak = (block: Block | undefined): boolean => block?.type === 'pageBreak';
  const start = before && isBreak(blocks[0]) ? 1 : 0;
  const end = after && blocks.length > start && isBreak(blocks.at(-1)) ? blocks.length - 1 : blocks.length;
  return start < end ? [{ landscape, blocks: blocks.slice(start, end) }] : [];
}
