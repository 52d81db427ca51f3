import type { PageGeometry } from '../../api/settings.js';
import type {
  Composed,
  ComposedBlock,
  ComposedSection,
  PageStories,
  SectionSetting,
} from '../../model/composed.js';
import { CONTENTS_PLACE, type Template } from '../../model/template.js';
import { childOf, isElement, withChildren, type XmlElement } from '../../xml/element.js';
import type { TemplateFit } from '../fit.js';
import { BlockReader } from './blocks.js';
import { OwnNumbers } from './own-numbers.js';
import { SectionReader, type TemplateSection } from './sections.js';

/**
 * The pages of a template, into which a text can be inserted any number of times: objects that the text does not affect
 * are reused.
 */
export interface TemplatePages {
  /** Combines the text with the content of the template around it, for the layout. */
  around(composed: Composed): Composed;
}

/**
 * Reads the pages around the text from a template whose fields are filled in, in the order in which `write/template/`
 * writes them.
 */
export function templatePages(template: Template, fit: TemplateFit): TemplatePages {
  return new Pages(template, fit);
}

/** Blocks of the template; undefined marks the place of the text's table of contents. */
type OwnBlocks = readonly (ComposedBlock | undefined)[];

interface OwnSection extends TemplateSection {
  readonly blocks: OwnBlocks;
}

class Pages implements TemplatePages {
  /** The sections before the text. */
  readonly #before: readonly OwnSection[];
  /** The content above and below the text in its own section. */
  readonly #above: OwnBlocks;
  readonly #below: OwnBlocks;
  readonly #first: TemplateSection;
  /** The further sections of the text. */
  readonly #others: TemplateSection;
  readonly #after: readonly OwnSection[];
  readonly #hasContentsPlace: boolean;
  readonly #upright: PageGeometry;

  constructor(template: Template, fit: TemplateFit) {
    const { body } = template;
    const sections = new SectionReader(template, fit);
    const readBlocks = (
      blocks: readonly XmlElement[],
      properties: XmlElement,
      numbers?: OwnNumbers,
    ): OwnBlocks => {
      const reader = new BlockReader(template, fit, body.relations, properties, numbers);
      return blocks.flatMap(
        (block): OwnBlocks => (block === CONTENTS_PLACE ? [undefined] : reader.blocks([block])),
      );
    };
    const read = ({ blocks, properties }: Divided, numbers?: OwnNumbers): OwnSection => ({
      ...sections.next(properties),
      blocks: readBlocks(blocks, properties, numbers),
    });
    const before = divided(body.before);
    const numbers = new OwnNumbers(template, fit.looks);
    this.#before = before.sections.map((section) => read(section, numbers));
    this.#first = sections.next(body.section);
    this.#above = readBlocks(before.rest, body.section, numbers);
    this.#below = readBlocks(body.after, body.section);
    this.#others = sections.next(withoutBeginning(body.section));
    const after = body.rest && divided(body.rest.blocks);
    this.#after =
      after && body.rest
        ? [...after.sections, { blocks: after.rest, properties: body.rest.section }].map((section) =>
            read(section),
          )
        : [];
    this.#hasContentsPlace = [...body.before, ...body.after, ...(body.rest?.blocks ?? [])].includes(
      CONTENTS_PLACE,
    );
    this.#upright = fit.theme.page;
  }

  around(composed: Composed): Composed {
    const contents = this.#hasContentsPlace ? contentsIn(composed.sections[0]) : undefined;
    const own = (blocks: OwnBlocks): readonly ComposedBlock[] =>
      blocks.flatMap((block): readonly ComposedBlock[] => {
        const found = block ?? contents;
        return found ? [found] : [];
      });
    const ofTemplate = ({ blocks, landscapeSetting: _, ...section }: OwnSection): ComposedSection => ({
      ...section,
      headers: [],
      ownPages: [],
      blocks: own(blocks),
    });
    const text = composed.sections.flatMap((section, index) =>
      this.#ofText(section, index, composed.sections.length, contents, own),
    );
    return {
      ...composed,
      sections: [...this.#before.map(ofTemplate), ...text, ...this.#after.map(ofTemplate)],
    };
  }

  /** Landscape pages of the text form sections of their own, while what surrounds the text stays in portrait. */
  #ofText(
    section: ComposedSection,
    index: number,
    count: number,
    contents: ComposedBlock | undefined,
    own: (blocks: OwnBlocks) => readonly ComposedBlock[],
  ): readonly ComposedSection[] {
    const isUpright = section.page.width === this.#upright.width;
    const { landscapeSetting, ...place } = index === 0 ? this.#first : this.#others;
    const blocks = [...section.blocks].filter((block) => block !== contents);
    const above = index === 0 ? own(this.#above) : [];
    const below = index === count - 1 ? own(this.#below) : [];
    const made = (given: readonly ComposedBlock[], page: PageGeometry): ComposedSection => ({
      ...section,
      ...place,
      page,
      ...columnsFor(section, page === place.page ? place.columns : undefined),
      setting: withStoriesOf(section, page === place.page ? place.setting : landscapeSetting()),
      blocks: given,
    });
    if (isUpright) return [made([...above, ...blocks, ...below], place.page)];
    const { columns: _, ...single } = made(blocks, section.page);
    return [
      ...(above.length > 0 ? [made(above, place.page)] : []),
      single,
      ...(below.length > 0 ? [made(below, place.page)] : []),
    ];
  }
}

/** The columns of the text if it sets any, or else those of the template. */
function columnsFor(
  { columns: own }: Pick<ComposedSection, 'columns'>,
  given: ComposedSection['columns'],
): Pick<ComposedSection, 'columns'> {
  const columns = own ?? given;
  return columns ? { columns } : {};
}

const withStories = new WeakMap<SectionSetting, { readonly key: string; readonly setting: SectionSetting }>();

/** Headers and footers from the options are used where the template has none of that kind. */
function withStoriesOf({ headers, ownPages }: ComposedSection, setting: SectionSetting): SectionSetting {
  const hasCover = ownPages.includes('first');
  if (headers.length === 0 && !hasCover) return setting;
  const key = JSON.stringify([headers, hasCover]);
  const known = withStories.get(setting);
  if (known?.key === key) return known.setting;
  const given = (kind: 'header' | 'footer'): readonly ComposedBlock[] =>
    headers.filter((each) => each.kind === kind).map(({ paragraph }) => paragraph);
  const { usual } = setting.stories;
  const filled: PageStories = {
    header: usual.header.length > 0 ? usual.header : given('header'),
    footer: usual.footer.length > 0 ? usual.footer : given('footer'),
  };
  const first = hasCover ? { header: [], footer: [] } : setting.stories.first;
  const made = { ...setting, stories: { ...setting.stories, usual: filled, ...(first ? { first } : {}) } };
  withStories.set(setting, { key, setting: made });
  return made;
}

function contentsIn(section: ComposedSection | undefined): ComposedBlock | undefined {
  for (const block of section?.blocks ?? []) if (block.type === 'contents') return block;
  return undefined;
}

interface Divided {
  readonly blocks: readonly XmlElement[];
  readonly properties: XmlElement;
}

/** A section ends with an otherwise empty paragraph that holds its properties, as `body.ts` leaves it. */
function divided(blocks: readonly XmlElement[]): {
  readonly sections: readonly Divided[];
  readonly rest: readonly XmlElement[];
} {
  const sections: Divided[] = [];
  let rest: XmlElement[] = [];
  for (const block of blocks) {
    const properties = childOf(childOf(block, 'w:pPr'), 'w:sectPr');
    if (properties) {
      sections.push({ blocks: rest, properties });
      rest = [];
    } else rest.push(block);
  }
  return { sections, rest };
}

/** Removes settings that only the first section of the text has, as in `write/template/template-section.ts`. */
function withoutBeginning(section: XmlElement): XmlElement {
  return withChildren(section, (child) => {
    if (!isElement(child)) return [child];
    if (/^w:(?:headerReference|footerReference|titlePg|type)$/.test(child.name)) return [];
    if (child.name !== 'w:pgNumType') return [child];
    const { 'w:start': _, ...attributes } = child.attributes;
    return [{ ...child, attributes }];
  });
}
