import type { PageGeometry } from '../../api/settings.js';
import type { ComposedSection, PageNumbering, PageStories, SectionSetting } from '../../model/composed.js';
import type { Template, TemplatePart } from '../../model/template.js';
import { twipsOf } from '../../ooxml/lengths.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../../xml/element.js';
import type { TemplateFit } from '../fit.js';
import { landscapeSection, landscapeStories } from '../landscape.js';
import { columnsOf, wholePageOf } from '../page.js';
import { BlockReader } from './blocks.js';

/** The pages of a section of a template. */
export interface TemplateSection extends Pick<ComposedSection, 'columns' | 'isContinued'> {
  readonly page: PageGeometry;
  readonly setting: SectionSetting;
  /** The setting of landscape pages of the text in this section. */
  landscapeSetting(): SectionSetting;
}

const NUMBER_FORMATS = ['lowerRoman', 'upperRoman', 'lowerLetter', 'upperLetter'] as const;
const ALIGNMENTS: Readonly<Record<string, SectionSetting['verticalAlignment']>> = {
  center: 'center',
  bottom: 'bottom',
};
const DISTANCE = 720;

/** Headers and footers by their element and type of page. */
type References = ReadonlyMap<string, TemplatePart>;

/** Reads the sections of a template in order: a section without headers or footers uses those of the previous one. */
export class SectionReader {
  readonly #references = new Map<string, TemplatePart>();
  readonly #hasEvenPages: boolean;
  #last: PageGeometry | undefined;

  constructor(
    private readonly template: Template,
    private readonly fit: TemplateFit,
  ) {
    this.#hasEvenPages = switchOf(template.settings?.root, 'w:evenAndOddHeaders') === true;
  }

  next(properties: XmlElement): TemplateSection {
    for (const { name, attributes } of elementsOf(properties)) {
      const relation = this.template.body.relations.get(attributes['r:id'] ?? '');
      if (relation?.kind === 'header' || relation?.kind === 'footer')
        this.#references.set(`${name} ${attributes['w:type'] ?? 'default'}`, relation.part);
    }
    const columns = columnsOf(properties);
    const references = new Map(this.#references);
    let landscape: SectionSetting | undefined;
    const page = wholePageOf(properties);
    const isOnSamePaper = page.width === this.#last?.width && page.height === this.#last.height;
    this.#last = page;
    return {
      page,
      ...(isOnSamePaper && valOf(properties, 'w:type') === 'continuous' ? { isContinued: true } : {}),
      ...(columns.count > 1 ? { columns } : {}),
      setting: this.#setting(properties, references),
      landscapeSetting: () => {
        landscape ??= this.#landscapeSetting(properties, references);
        return landscape;
      },
    };
  }

  #landscapeSetting(properties: XmlElement, references: References): SectionSetting {
    const wide = landscapeStories(this.template);
    return this.#setting(
      landscapeSection(properties, this.template),
      new Map([...references].map(([key, part]) => [key, wide.get(part) ?? part])),
    );
  }

  #setting(properties: XmlElement, references: References): SectionSetting {
    const hasFirstPage = switchOf(properties, 'w:titlePg') === true;
    const margins = childOf(properties, 'w:pgMar')?.attributes ?? {};
    const stories = (kind: 'default' | 'first' | 'even'): PageStories =>
      this.#stories(kind, properties, references);
    return {
      stories: {
        usual: stories('default'),
        ...(hasFirstPage ? { first: stories('first') } : {}),
        ...(this.#hasEvenPages ? { even: stories('even') } : {}),
      },
      headerDistance: twipsOf(margins['w:header']) ?? DISTANCE,
      footerDistance: twipsOf(margins['w:footer']) ?? DISTANCE,
      verticalAlignment: ALIGNMENTS[valOf(properties, 'w:vAlign') ?? ''] ?? 'top',
      pageNumbers: numberingOf(properties),
    };
  }

  #stories(kind: 'default' | 'first' | 'even', properties: XmlElement, references: References): PageStories {
    const blocks = (name: 'w:headerReference' | 'w:footerReference'): PageStories['header'] => {
      const part = references.get(`${name} ${kind}`);
      if (!part) return [];
      return new BlockReader(this.template, this.fit, part.relations, properties).blocks(
        elementsOf(part.root),
      );
    };
    return { header: blocks('w:headerReference'), footer: blocks('w:footerReference') };
  }
}

function numberingOf(properties: XmlElement): PageNumbering {
  const attributes = childOf(properties, 'w:pgNumType')?.attributes ?? {};
  const start = Number(attributes['w:start'] ?? Number.NaN);
  return {
    format: NUMBER_FORMATS.find((format) => format === attributes['w:fmt']) ?? 'decimal',
    start: Number.isInteger(start) ? start : undefined,
  };
}
