import type { ComposedBlock } from '../../model/composed.js';
import { CONTENTS_PLACE, type FittedTemplate } from '../../model/template.js';
import type { XmlElement } from '../../xml/element.js';
import { writeBlock } from '../blocks/index.js';
import type { Environment } from '../environment.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import type { PartWriter } from '../parts/package-part.js';
import { sectionEnd, writeSection } from '../parts/section.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { Writer } from '../writer.js';
import { joinedNamespaces } from './root.js';
import { templateSection, unchangedSection } from './section.js';
import { StoryWriter, type TemplateParts } from './story.js';

/** The body of the template with the text in its place. */
export function templateDocument({ template }: FittedTemplate, parts: TemplateParts): PartWriter {
  return (environment, writer) => {
    const story = new StoryWriter(
      template.body.relations,
      writer.ledger.relationships.document,
      parts,
      writer.ledger,
    );
    return [
      {
        name: 'word/document.xml',
        content: contentOf(template, story, environment, writer),
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
      },
    ];
  };
}

function* contentOf(
  { body, settings }: FittedTemplate['template'],
  story: StoryWriter,
  environment: Environment,
  writer: Writer,
): Generator<string, void> {
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
  const properties = (section: (typeof sections)[number]): string => {
    const xml = templateSection(template, settings?.root, section, { isFirst }, story, environment, writer);
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
      yield write(rest.blocks) + unchangedSection(rest.section, story);
    }
  }
  yield '</w:body></w:document>';
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
