import type { Block, Table } from '../model/document.js';
import type { Composer } from './composer.js';
import { rootContext } from './context.js';
import type { Environment } from './environment.js';
import { isTooWide } from './table-widths.js';

/** A part of the body whose pages all have the same orientation and the same columns. */
export interface Section {
  readonly landscape: boolean;
  readonly columns: number;
  /** Whether it begins on the same page as the previous section ends. */
  readonly isContinued: boolean;
  /** Whether it begins right below columns. */
  readonly isBelowColumns: boolean;
  readonly blocks: readonly Block[];
}

/**
 * The sections of the body, at least one. Landscape pages and columns come from the text; tables that are too wide get
 * landscape pages if requested.
 */
export function sectionsOf(environment: Environment, composer: Composer): readonly Section[] {
  const { resolved, settings, theme } = environment;
  const { blocks } = resolved;
  const hasNotes = resolved.footnotes.notes.length > 0;
  if (settings.wideTables === 'fit')
    return blocks.some(isOwnSection)
      ? splitByOrientation(blocks, () => false, hasNotes)
      : [{ ...SINGLE, blocks }];
  const context = rootContext(environment, theme.page);
  return splitByOrientation(blocks, (table) => isTooWide(table, context, composer), hasNotes);
}

export const SINGLE = { landscape: false, columns: 1, isContinued: false, isBelowColumns: false } as const;

/** Separates what is on landscape pages, and tables that are too wide with the headings right above them, from the rest. */
function splitByOrientation(
  all: readonly Block[],
  isWide: (table: Table) => boolean,
  hasNotes: boolean,
): readonly Section[] {
  const { blocks, landscape: chosen } = withOrientations(all);
  const wide = blocks.map((block, index) => !chosen[index] && block.type === 'table' && isWide(block));
  for (let index = blocks.length - 2; index >= 0; index--)
    if (blocks[index]?.type === 'heading' && wide[index + 1]) wide[index] = true;
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  // Word balances columns only if another section follows on the same page, and LibreOffice only if that has no notes.
  const balance = (): void => {
    const last = sections.at(-1);
    if (last && last.columns > 1) sections.push({ ...last, columns: 1, isContinued: true, blocks: [] });
  };
  for (const [index, block] of blocks.entries()) {
    const landscape = wide[index] || chosen[index] || false;
    if (sections.at(-1)?.landscape !== landscape) balance();
    const last = sections.at(-1);
    const isContinued = last?.landscape === landscape;
    const isBelowColumns = isContinued && last.columns > 1;
    const place = { landscape, isContinued, isBelowColumns };
    if (isBelowColumns && hasNotes && !isOwnSection(block)) balance();
    if (isIndex(block)) sections.push({ ...place, columns: INDEX_COLUMNS, blocks: [block] });
    else if (block.type === 'columns')
      sections.push({ ...place, columns: block.count, blocks: [...block.children] });
    else if (isContinued && last.columns === 1) last.blocks.push(block);
    else sections.push({ ...place, columns: 1, blocks: [block] });
  }
  if (sections.length === 0) return [{ ...SINGLE, blocks }];
  balance();
  return sections.flatMap((section, index) =>
    withoutBreaks(section, sections[index - 1], sections[index + 1]),
  );
}

/** The blocks without those that only change the orientation, and for each whether it is to be on landscape pages. */
function withOrientations(all: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly landscape: readonly boolean[];
} {
  const blocks: Block[] = [];
  const landscape: boolean[] = [];
  let isLandscape = false;
  /** Where the section that is ended next begins. */
  let start = 0;
  for (const block of all) {
    if (block.type === 'pageBreak' && block.orientation) {
      isLandscape = block.orientation === 'landscape';
      continue;
    }
    if (block.type === 'pageBreak' && block.closes) {
      if (block.closes === 'landscape') landscape.fill(true, start);
      start = blocks.length + 1;
    }
    blocks.push(block);
    landscape.push(isLandscape);
  }
  return { blocks, landscape };
}

/** As in books. */
const INDEX_COLUMNS = 2;

function isIndex(block: Block): boolean {
  return block.type === 'listPlace' && block.of === 'index';
}

function isOwnSection(block: Block): boolean {
  return (
    block.type === 'columns' ||
    isIndex(block) ||
    (block.type === 'pageBreak' && (block.orientation !== undefined || block.closes === 'landscape'))
  );
}

/** Where a section begins a new page, a page break at its edge would leave an empty one. */
function withoutBreaks(section: Section, before?: Section, after?: Section): Section[] {
  const { blocks, isContinued } = section;
  const isBreak = (block: Block | undefined): boolean => block?.type === 'pageBreak';
  const start = before && !isContinued && isBreak(blocks[0]) ? 1 : 0;
  const turns = after && !after.isContinued;
  const end = turns && blocks.length > start && isBreak(blocks.at(-1)) ? blocks.length - 1 : blocks.length;
  return start < end || blocks.length === 0 ? [{ ...section, blocks: blocks.slice(start, end) }] : [];
}
