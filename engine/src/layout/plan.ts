import { type ColumnNeed, contentWidths, equalWidths } from '../column-widths.js';
import type { Block, Table } from '../document.js';
import type { PagePlan, Section } from '../page-plan.js';
import { gridOf, isBuildable } from '../table-grid.js';
import { textWidth } from '../theme/index.js';
import { walk } from '../walk.js';
import { needsOf } from './needs.js';
import { type LayoutInput, typesettingOf } from './typesetting.js';

/** Decides the widths of columns, and which tables get pages on their side, before pages are estimated and written. */
export function planPages(input: LayoutInput): PagePlan {
  const { resolved, settings } = input;
  const { blocks } = resolved;
  const byContent = settings.tableWidths === 'content';
  if (!byContent && settings.wideTables === 'fit')
    return { sections: [{ landscape: false, blocks }], columns: new Map() };
  const setting = typesettingOf(input, input.theme.page);
  const needs = new Map<Table, readonly ColumnNeed[]>();
  const measure = (table: Table): readonly ColumnNeed[] => {
    const known = needs.get(table) ?? needsOf(table, setting);
    needs.set(table, known);
    return known;
  };
  if (byContent) {
    const block = (each: Block): void => {
      if (each.type === 'table' && isBuildable(gridOf(each))) measure(each);
    };
    walk(blocks, { block });
    for (const { children } of resolved.document.definitions.values()) walk(children, { block });
  }
  const width = textWidth(input.theme.page);
  const isTooWide = (table: Table): boolean => {
    if (!isBuildable(gridOf(table))) return false;
    const wanted = measure(table);
    const widths = byContent ? contentWidths(width, wanted) : equalWidths(width, wanted.length);
    return wanted.some(({ least }, column) => least > (widths[column] ?? 0));
  };
  const sections =
    settings.wideTables === 'landscape' ? sectionsOf(blocks, isTooWide) : [{ landscape: false, blocks }];
  return { sections, columns: byContent ? needs : new Map() };
}

/** Tables that are too wide, with the headings right above them, stand apart from the rest. */
function sectionsOf(blocks: readonly Block[], isTooWide: (table: Table) => boolean): Section[] {
  const turned = blocks.map((block) => block.type === 'table' && isTooWide(block));
  for (let index = blocks.length - 2; index >= 0; index--)
    if (blocks[index]?.type === 'heading' && turned[index + 1]) turned[index] = true;
  const sections: { landscape: boolean; blocks: Block[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const landscape = turned[index] ?? false;
    const last = sections.at(-1);
    if (last?.landscape === landscape) last.blocks.push(block);
    else sections.push({ landscape, blocks: [block] });
  }
  if (sections.length === 0) return [{ landscape: false, blocks }];
  return sections.flatMap((section, index) =>
    withoutBreaks(section, sections[index - 1], sections[index + 1]),
  );
}

/** A section begins a page by itself: a page break where it meets another would leave an empty one. */
function withoutBreaks({ landscape, blocks }: Section, before?: Section, after?: Section): Section[] {
  const isBreak = (block: Block | undefined): boolean => block?.type === 'pageBreak';
  const start = before && isBreak(blocks[0]) ? 1 : 0;
  const end = after && blocks.length > start && isBreak(blocks.at(-1)) ? blocks.length - 1 : blocks.length;
  return start < end ? [{ landscape, blocks: blocks.slice(start, end) }] : [];
}
