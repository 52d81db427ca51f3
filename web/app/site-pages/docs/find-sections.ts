import type { DocsSection } from '../../content/docs/section';

/** The sections whose title, or a subsection's title, contains the query. */
export function findSections(sections: readonly DocsSection[], query: string): readonly DocsSection[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return sections;
  return sections.filter((section) =>
    titlesOf(section).some((title) => title.toLowerCase().includes(wanted)),
  );
}

function titlesOf({ title, content }: DocsSection): readonly string[] {
  return [title, ...content.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))];
}
