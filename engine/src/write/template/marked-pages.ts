import { PAGES_AROUND } from '../../model/carried.js';
import { CONTENTS_PLACE, type TemplateBody } from '../../model/template.js';
import { isElement, someElement, textOf, withChildren, type XmlElement } from '../../xml/element.js';

/**
 * The pages of a template with bookmarks that tell them from the text between them, also after others have edited the file.
 * They are in the pages and not in the text, so that whatever is added at its ends belongs to the text.
 */
export function markedPages(body: TemplateBody, showsTitle: boolean): TemplateBody {
  // The template may be a document that was made with a template itself.
  const before = body.before.map(withoutBookmarks);
  const after = body.after.map(withoutBookmarks);
  const rest = body.rest && { ...body.rest, blocks: body.rest.blocks.map(withoutBookmarks) };
  const title = showsTitle ? [PAGES_AROUND.title] : [];
  const last = before.findLast(isMarkable);
  const first = [...after, ...(rest?.blocks ?? [])].find(isMarkable);
  const marked = (block: XmlElement): XmlElement => {
    if (block === last) return withBookmarks(block, [PAGES_AROUND.before, ...title]);
    return block === first ? withBookmarks(block, [PAGES_AROUND.after, ...(last ? [] : title)]) : block;
  };
  return {
    ...body,
    before: before.map(marked),
    after: after.map(marked),
    rest: rest && { ...rest, blocks: rest.blocks.map(marked) },
  };
}

/** Programs drop empty paragraphs, such as those that end sections, and the table of contents is made anew. */
function isMarkable(block: XmlElement): boolean {
  const isShown = ({ name }: XmlElement): boolean => name === 'w:drawing' || name === 'w:pict';
  return (
    block !== CONTENTS_PLACE &&
    someElement(block, ({ name }) => name === 'w:p') &&
    (textOf(block).trim() !== '' || someElement(block, isShown))
  );
}

const NAMES: ReadonlySet<string> = new Set(Object.values(PAGES_AROUND));

function withoutBookmarks(block: XmlElement): XmlElement {
  const ids = new Set<string | undefined>();
  const isOurs = ({ name, attributes }: XmlElement): boolean => {
    if (name === 'w:bookmarkStart' && NAMES.has(attributes['w:name'] ?? '')) ids.add(attributes['w:id']);
    return /^w:bookmark(?:Start|End)$/.test(name) && ids.has(attributes['w:id']);
  };
  const visit = (element: XmlElement): XmlElement =>
    withChildren(element, (child) => (!isElement(child) ? [child] : isOurs(child) ? [] : [visit(child)]));
  // What has no such bookmark stays the same object, such as the place of the contents.
  return someElement(block, isOurs) ? visit(block) : block;
}

/** A block with bookmarks at the beginning of its first paragraph. */
function withBookmarks(block: XmlElement, names: readonly string[]): XmlElement {
  const marks = names.flatMap((name) => [
    { name: 'w:bookmarkStart', attributes: { 'w:id': name, 'w:name': name }, children: [] },
    { name: 'w:bookmarkEnd', attributes: { 'w:id': name }, children: [] },
  ]);
  let isDone = false;
  const visit = (element: XmlElement): XmlElement => {
    if (isDone) return element;
    if (element.name !== 'w:p')
      return withChildren(element, (child) => [isElement(child) ? visit(child) : child]);
    isDone = true;
    const [properties] = element.children;
    const isFirst = properties !== undefined && isElement(properties) && properties.name === 'w:pPr';
    const [head, content] = isFirst ? [[properties], element.children.slice(1)] : [[], element.children];
    return { ...element, children: [...head, ...marks, ...content] };
  };
  return visit(block);
}
