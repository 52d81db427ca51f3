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
 * The body in document order, with at least one section: tables that are too wide get landscape pages if
 * requested.
 */
export function sectionsOf(environment: Environment, composer: Composer): readonly Section[] {
  const { resolved, settings, theme } = environment;
  if (settings.wideTables === 'fit') return [{ landscape: false, blocks: resolved.blocks }];
  const context = rootContext(environment, theme.page);
  return divided(resolved.blocks, (table) => isTooWide(table, context, composer));
}

/** Separates tables that are too wide, with the headings right above them, from the rest. */
function divided(blocks: readonly Block[], isWide: (table: Table) => boolean): readonly Section[] {
  const landscape = blocks.map((block) => block.type === 'table' && isWide(block));
  for (let index = blocks.length - 2; index >= 0; index--)
    if (blocks[index]?.type === 'heading' && landscape[index + 1]) landscape[index] = true;
  const sections: { landscape: boolean; blocks: Block[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const isLandscape = landscape[index] ?? false;
    const last = sections.at(-1);
    if (last?.landscape === isLandscape) last.blocks.push(block);
    else sections.push({ landscape: isLandscape, blocks: [block] });
  }
  if (sections.length === 0) return [{ landscape: false, blocks }];
  return sections.flatMap((section, index) =>
    withoutBreaks(section, sections[index - 1], sections[index + 1]),
  );
}

/** A section always begins a new page, so a page break at its edge would leave an empty one. */
function withoutBreaks({ landscape, blocks }: Section, before?: Section, after?: Section): Section[] {
  const isBreak = (block: Block | undefined): boolean => block?.type === 'pageBreak';
  const start = before && isBreak(blocks[0]) ? 1 : 0;
  const end = after && blocks.length > start && isBreak(blocks.at(-1)) ? blocks.length - 1 : blocks.length;
  return start < end ? [{ landscape, blocks: blocks.slice(start, end) }] : [];
}
