import type { ComposedBlock } from '../../model/composed.js';
import {
  CONTENTS_PLACE,
  type FittedTemplate,
  type TemplateBody,
  type TemplatePart,
} from '../../model/template.js';
import { childOf, elementsOf, isElement, withChildren, type XmlElement } from '../../xml/element.js';
import { writeBlock } from '../blocks/index.js';
import type { Environment } from '../environment.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import type { PartWriter } from '../parts/part-writer.js';
import { sectionEnd, writeSection } from '../parts/section.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { Writer } from '../writer.js';
import { markedPages } from './marked-pages.js';
import { joinedNamespaces } from './root.js';
import { StoryWriter, type TemplateParts } from './story.js';
import { isSameStory, type SectionStory, templateSection, unchangedSection } from './template-section.js';

/** The body of the template with the text in its place. */
export function templateDocument(fitted: FittedTemplate, parts: TemplateParts): PartWriter {
  return (environment, writer) => {
    const story = new StoryWriter(
      fitted.template.body.relations,
      writer.ledger.relationships.document,
      parts,
      writer.ledger,
    );
    return [
      {
        name: 'word/document.xml',
        content: contentOf(fitted, story, environment, writer),
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
      },
    ];
  };
}

function* contentOf(
  { template: { body: own, settings }, landscape, showsTitle }: FittedTemplate,
  story: StoryWriter,
  environment: Environment,
  writer: Writer,
): Generator<string, void> {
  // To merge the returned file without its template, the pages around the text have to be known.
  const body = markedPages(own, showsTitle);
  const { before, after, rest, section: template, background, namespaces, ignorable } = body;
  const { sections } = environment.composed;
  const places = [...before, ...after, ...(rest?.blocks ?? [])];
  const contents = places.includes(CONTENTS_PLACE) ? contentsIn(sections[0]?.blocks) : undefined;
  const write = (blocks: readonly XmlElement[]): string =>
    blocks
      .map((block) =>
        block === CONTENTS_PLACE ? contents && writeBlock(contents, writer) : story.xml([block]),
      )
      .join('');
  const names = joinedNamespaces(namespacesFor(environment), namespaces, ignorable);
  yield `${XML_DECLARATION}<w:document ${names}>${background ? story.xml([background]) : ''}<w:body>`;
  yield write(before);
  let isFirst = true;
  const changes = new StoryChanges(body, landscape);
  const properties = (section: (typeof sections)[number]): string => {
    const stories = changes.before(section.page.width !== environment.theme.page.width);
    const kind = { isFirst, stories };
    const xml = templateSection(template, settings?.root, section, kind, story, environment, writer);
    isFirst = false;
    return xml;
  };
  const end = (section: (typeof sections)[number]): string => sectionEnd(properties(section), writer);
  for (const [index, section] of sections.entries()) {
    const isUpright = section.page.width === environment.theme.page.width;
    // The content before a section with wide pages is on pages of the template.
    if (index === 0 && !isUpright && body.continuesSection)
      yield end({ ...section, page: environment.theme.page });
    const blocks = without(section.blocks, contents);
    const next = sections[index + 1];
    if (next) {
      yield* writeSection(blocks, next, () => properties(section), writer);
      continue;
    }
    for (const block of blocks) yield writeBlock(block, writer);
    if (!isUpright && (after.length > 0 || rest)) yield end(section);
    yield write(after);
    const last = isUpright || after.length === 0 ? section : { ...section, page: environment.theme.page };
    if (!rest) yield properties(last);
    else {
      if (isUpright || after.length > 0) yield end(last);
      const { blocks, section } = withStories(rest, changes.before(false));
      yield write(blocks) + unchangedSection(section, story);
    }
  }
  yield '</w:body></w:document>';
}

/** The headers and footers that change where pages turn: a section has those of the one before (ECMA-376 Part 1, 17.10.1). */
class StoryChanges {
  readonly #all: readonly (SectionStory & { readonly wide: TemplatePart })[];
  #isLandscape = false;

  constructor({ references, relations }: TemplateBody, landscape: ReadonlyMap<TemplatePart, TemplatePart>) {
    this.#all = references.flatMap((reference) => {
      const relation = relations.get(reference.attributes['r:id'] ?? '');
      if (relation?.kind !== 'header' && relation?.kind !== 'footer') return [];
      const { part } = relation;
      const wide = landscape.get(part);
      return wide ? [{ reference, part, wide }] : [];
    });
  }

  /** What the next section has to name. */
  before(isLandscape: boolean): readonly SectionStory[] {
    if (isLandscape === this.#isLandscape) return [];
    this.#isLandscape = isLandscape;
    return isLandscape ? this.#all.map((each) => ({ ...each, part: each.wide })) : this.#all;
  }
}

type Rest = NonNullable<TemplateBody['rest']>;

/** The sections after the text, the first of which names headers and footers that it would have from landscape pages. */
function withStories(rest: Rest, stories: readonly SectionStory[]): Rest {
  if (stories.length === 0) return rest;
  const named = (section: XmlElement): XmlElement => {
    const own = elementsOf(section);
    const lacking = stories.filter(({ reference }) => !own.some((child) => isSameStory(reference, child)));
    return { ...section, children: [...lacking.map(({ reference }) => reference), ...section.children] };
  };
  const isEnd = (block: XmlElement): boolean => childOf(childOf(block, 'w:pPr'), 'w:sectPr') !== undefined;
  const at = rest.blocks.findIndex(isEnd);
  if (at === -1) return { ...rest, section: named(rest.section) };
  const inside = (name: string, change: (element: XmlElement) => XmlElement) => (parent: XmlElement) =>
    withChildren(parent, (child) => [isElement(child) && child.name === name ? change(child) : child]);
  return {
    ...rest,
    blocks: rest.blocks.map((block, index) =>
      index === at ? inside('w:pPr', inside('w:sectPr', named))(block) : block,
    ),
  };
}

function contentsIn(blocks: Iterable<ComposedBlock> | undefined): ComposedBlock | undefined {
  for (const block of blocks ?? []) if (block.type === 'contents') return block;
  return undefined;
}

function* without(
  blocks: Iterable<ComposedBlock>,
  other: ComposedBlock | undefined,
): Generator<ComposedBlock> {
  for (const block of blocks) if (block !== other) yield block;
}
