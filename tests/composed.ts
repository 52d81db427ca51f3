import type { Notice } from '../engine/src/api/notice.js';
import type { ConversionOptions } from '../engine/src/api/options.js';
import { settingsOf } from '../engine/src/api/settings.js';
import type { ComposeInput } from '../engine/src/compose/environment.js';
import { compose } from '../engine/src/compose/index.js';
import { convertFormulas } from '../engine/src/load/math/index.js';
import type { Composed, ComposedBlock } from '../engine/src/model/composed.js';
import { BARE_FORMAT } from '../engine/src/model/format.js';
import type { Diagram, EmbeddedImage } from '../engine/src/model/media.js';
import type { FrontMatter } from '../engine/src/model/metadata.js';
import type { TableStyleId } from '../engine/src/model/names/style-ids.js';
import { walk } from '../engine/src/model/nodes/walk.js';
import type { TableStyle } from '../engine/src/model/style.js';
import { parse } from '../engine/src/parse/index.js';
import { loadPasses, resolve, withReviews } from '../engine/src/resolve/index.js';
import { type Theme, themeOf } from '../engine/src/theme/index.js';
import { NO_WORD_TEMPLATE } from '../engine/src/theme/sheet.js';

const EMU_PER_INCH = 914_400;

export const pictureOf = (width = EMU_PER_INCH, height = EMU_PER_INCH): EmbeddedImage => ({
  file: { content: new Uint8Array(), extension: 'png' },
  width,
  height,
});

/** What a text is composed with. */
export interface ComposedWith {
  readonly options?: ConversionOptions;
  readonly front?: Partial<FrontMatter>;
  readonly look?: Partial<Theme>;
  /** What all code in the text was drawn as. */
  readonly diagram?: Diagram;
  /** Where the notices of composing go. */
  readonly notices?: Notice[];
}

/** A text to be composed, with `a.png` as a picture of an inch. */
export async function inputOf(
  markdown: string,
  { options = {}, front, look, diagram, notices = [] }: ComposedWith = {},
): Promise<ComposeInput> {
  const settings = settingsOf(options);
  const { imageCaptions } = settings;
  const read = parse(markdown, { authors: [], imageCaptions, ...front }, () => {});
  const passes = await loadPasses(read, undefined);
  const document = await withReviews(read, settings.review);
  const resolved = resolve(document, settings, () => {}, new Map(), undefined, passes);
  const diagrams = new Map();
  walk(resolved.blocks, {
    block: (block) => void (diagram && block.type === 'code' && diagrams.set(block, diagram)),
  });
  return {
    resolved,
    settings,
    theme: { ...themeOf(settings, resolved), ...look },
    images: new Map([['a.png', pictureOf()]]),
    equations: await convertFormulas(document, () => {}),
    highlightedCode: new Map(),
    diagrams,
    charts: new Map(),
    report: (notice) => void notices.push(notice),
  };
}

/** What a text becomes. */
export async function documentOf(markdown: string, composedWith?: ComposedWith): Promise<Composed> {
  return compose(await inputOf(markdown, composedWith));
}

/** What the body of a text becomes. */
export async function blocksOf(markdown: string, composedWith?: ComposedWith): Promise<ComposedBlock[]> {
  const { sections } = await documentOf(markdown, composedWith);
  return sections.flatMap(({ blocks }) => [...blocks]);
}

/** The sheet of a Word template with only the given properties. */
export function templateLook(own: Partial<Theme>): Partial<Theme> {
  return {
    ...NO_WORD_TEMPLATE,
    isOfWord: true,
    normal: { style: 'Normal', font: 'Calibri', size: 220, ...BARE_FORMAT },
    mayTouchTables: true,
    usesMargins: false,
    narrowsLandscape: false,
    ...own,
  };
}

/** The styles of tables of the template Plain, one of them with other properties. */
export function tablesWith(id: TableStyleId, own: Partial<TableStyle>): Pick<Theme, 'tables'> {
  const { tables } = themeOf(settingsOf({}));
  const style = tables.get(id);
  if (!style) throw new Error(`No style of tables ${id}`);
  return { tables: new Map([...tables, [id, { ...style, ...own }]]) };
}
