import type { Report } from '../api/notice.js';
import type { ConversionOptions, StyleMapping } from '../api/options.js';
import { compose } from '../compose/index.js';
import { KeptBlocks } from '../compose/kept-blocks.js';
import { type LaidOut, LayoutSession, layOut } from '../layout/index.js';
import { loadImages } from '../load/assets.js';
import { type KeptCharts, type LoadedCharts, loadCharts } from '../load/charts/index.js';
import { isCharted } from '../load/charts/noted.js';
import { diagramsSoFar, KeptDiagrams, type LoadedDiagrams, loadDiagrams } from '../load/diagrams/index.js';
import { highlightCode, type KeptTokens } from '../load/highlight/index.js';
import { convertFormulas, type KeptFormulas } from '../load/math/index.js';
import type { Hyphenate } from '../metrics/hyphenation.js';
import { loadOtherWidths, OTHER_LETTERS, typographicMinus } from '../metrics/other-letters.js';
import type { Code, Document } from '../model/document.js';
import { themeOf } from '../theme/index.js';
import { chartSetting } from './chart-setting.js';
import { diagramSetting } from './diagram-setting.js';
import { forPages, type OpenedTemplate, type TemplateForPages, withoutTitle } from './own-template.js';
import type { Reading } from './reading.js';

type Loaded = Pick<Parameters<typeof compose>[0], 'images' | 'equations' | 'highlightedCode' | 'charts'>;
type Images = Loaded['images'];
type Diagrams = LoadedDiagrams['drawn'];

/** When more formulas are cached, all are dropped: while one is typed, each keystroke adds another. */
const MAX_FORMULAS = 20_000;

/** Makes pages of a text that was read, and reuses what it can of the pages before. */
export class PageSetter {
  readonly #blocks = new KeptBlocks();
  readonly #layouts = new LayoutSession();
  readonly #tokens: KeptTokens = new WeakMap();
  readonly #formulas: KeptFormulas = new Map();
  readonly #diagrams = new KeptDiagrams();
  readonly #charts: KeptCharts = new WeakMap();
  #hyphenate: Hyphenate | undefined;
  #images: { readonly urls: string; readonly host: Host; readonly loaded: Promise<Images> } | undefined;
  #theme:
    | { readonly settings: string; readonly template: OpenedTemplate | undefined; readonly fitting: Fitting }
    | undefined;

  /** All but the diagrams, which may take long. */
  async load(reading: Reading, host: ConversionOptions, template?: OpenedTemplate): Promise<Loaded> {
    const { document, settings, text, resolved } = reading;
    if (this.#formulas.size > MAX_FORMULAS) this.#formulas.clear();
    const images = await this.#imagesOf(document, host);
    const equations = await convertFormulas(document, NOTHING, this.#formulas);
    const highlightedCode = settings.highlightCode
      ? await highlightCode(document, NOTHING, this.#tokens)
      : new Map();
    const others = JSON.stringify([settings, resolved.terms, document.metadata]);
    const minus = typographicMinus(text, settings.smartQuotes);
    await loadOtherWidths(text.has(OTHER_LETTERS) ? [text.markdown] : [minus, others]);
    this.#hyphenate = settings.justifyText ? await hyphenation(resolved) : undefined;
    const charts = await this.chartsOf(reading, host, NOTHING, template);
    return { images, equations, highlightedCode, charts };
  }

  /** The charts of a text as pages show them, with what is wrong with any. */
  async chartsOf(
    reading: Reading,
    { diagrams, rasterize, styleMap }: ConversionOptions,
    report: Report,
    template?: OpenedTemplate,
  ): Promise<LoadedCharts> {
    const { theme } = this.#themeOf(reading, template, styleMap);
    const setting = chartSetting(reading.settings, theme, reading.resolved);
    const { resolved, notedCharts } = reading;
    return loadCharts(resolved, notedCharts, setting, { diagrams, rasterize }, report, this.#charts, true);
  }

  layOut(
    reading: Reading,
    loaded: Loaded & { readonly diagrams: Diagrams },
    template?: OpenedTemplate,
    styleMap?: StyleMapping,
  ): LaidOut {
    const { theme, around } = this.#themeOf(reading, template, styleMap);
    const text = this.#textOf(reading, template, styleMap);
    const composed = compose({ ...text, ...loaded, report: NOTHING }, this.#blocks);
    const hyphenate = composed.hyphenation === undefined ? undefined : this.#hyphenate;
    return layOut(around ? around(composed, reading.resolved) : composed, theme, this.#layouts, hyphenate);
  }

  /** Reports the diagrams whose letters are too small where they stand. What else is in the text does not change their room. */
  reportLetters(
    reading: Reading,
    diagrams: Diagrams,
    report: Report,
    template?: OpenedTemplate,
    styleMap?: StyleMapping,
  ): void {
    if (diagrams.size === 0) return;
    const others = { images: new Map(), equations: new Map(), highlightedCode: new Map(), charts: new Map() };
    const { sections, notes, noteBlocks } = compose({
      ...this.#textOf(reading, template, styleMap),
      ...others,
      diagrams,
      report: (found) => {
        if (found.code === 'diagram-as-picture' || found.code === 'diagram-hard-to-read') report(found);
      },
    });
    for (const { blocks } of sections) Array.from(blocks);
    for (const note of notes) noteBlocks(note);
  }

  /** What pages are composed of, apart from what was loaded. */
  #textOf(reading: Reading, template?: OpenedTemplate, styleMap?: StyleMapping) {
    const { theme, numbered } = this.#themeOf(reading, template, styleMap);
    const text = template ? withoutTitle(template, reading.resolved, reading.settings) : reading;
    const resolved = numbered ? numbered(text.resolved) : text.resolved;
    return { resolved, settings: text.settings, theme };
  }

  /** Draws those that were not drawn before, with what is wrong with any. */
  async diagramsOf(
    reading: Reading,
    host: ConversionOptions,
    report: Report,
    template?: OpenedTemplate,
  ): Promise<LoadedDiagrams> {
    // Without the signal: what one text has begun to draw, the next one mostly needs, too.
    const { diagrams, rasterize } = host;
    return loadDiagrams(
      reading.document,
      diagramSetting(reading.settings, languageIn(reading), template),
      { diagrams, rasterize },
      report,
      this.#diagrams,
      chartsOf(reading),
    );
  }

  /** Those that have been drawn by now; none of the others is begun. */
  diagramsSoFar(reading: Reading, { diagrams }: ConversionOptions, template?: OpenedTemplate): Diagrams {
    return diagramsSoFar(
      reading.document,
      diagramSetting(reading.settings, languageIn(reading), template),
      diagrams?.languages ?? [],
      this.#diagrams,
      chartsOf(reading),
    );
  }

  /** Pictures are loaded again when the text names others, or when the host is another one. */
  #imagesOf(document: Document, { loadAsset, rasterize, signal }: ConversionOptions): Promise<Images> {
    const urls = JSON.stringify([...new Set(document.images.map(({ url }) => url))]);
    const known = this.#images;
    if (known?.urls === urls && known.host.loadAsset === loadAsset && known.host.rasterize === rasterize)
      return known.loaded;
    const loaded = loadImages(document, { loadAsset, rasterize, signal }, NOTHING);
    this.#images = { urls, host: { loadAsset, rasterize }, loaded };
    // If the text was superseded meanwhile, not all of its pictures were loaded.
    const forget = (): void => {
      if (this.#images?.loaded === loaded) this.#images = undefined;
    };
    loaded.then(() => signal?.aborted && forget(), forget);
    return loaded;
  }

  /** The same object for the same settings, because measurements are cached by theme. */
  #themeOf(
    { settings, resolved: { numberedFrom, appendicesFrom, properties } }: Reading,
    template?: OpenedTemplate,
    styleMap?: StyleMapping,
  ): Fitting {
    const key = JSON.stringify([
      settings,
      numberedFrom,
      appendicesFrom,
      properties.languages.primary,
      styleMap,
    ]);
    if (this.#theme?.settings !== key || this.#theme.template !== template) {
      const fitting = template
        ? forPages(template, settings, numberedFrom, styleMap)
        : { theme: themeOf(settings, { numberedFrom, appendicesFrom, properties }) };
      this.#theme = { settings: key, template, fitting };
    }
    return this.#theme.fitting;
  }
}

/** Which code is a chart, and is no diagram for the host. */
function chartsOf({ notedCharts }: Reading): (code: Code) => boolean {
  return (code) => isCharted(notedCharts, code);
}

function languageIn({ resolved }: Reading): string {
  return resolved.properties.languages.primary;
}

type Fitting = Pick<TemplateForPages, 'theme'> & Partial<TemplateForPages>;
type Host = Pick<Parameters<typeof loadImages>[1], 'loadAsset' | 'rasterize'>;

/** The hyphenator of a text; its code is loaded only for justified text. */
async function hyphenation({ properties }: Reading['resolved']): Promise<Hyphenate | undefined> {
  const code = await import('../metrics/hyphenation.js');
  return code.loadHyphenation(properties.languages.western);
}

const NOTHING = (): void => undefined;
