import type { ComposedInline, EndRevision, Revised, RevisionKind } from '../../model/composed.js';
import type { Revision } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import type { AddInlines } from '../composer.js';
import { type Context, withMark } from '../context.js';

/** What an editor has added or wants to be deleted. */
export function revision(node: Revision, context: Context, out: ComposedInline[], add: AddInlines): void {
  const content: ComposedInline[] = [];
  add(node.children, withMark(context, node.type), content);
  pushAll(out, revised(content, { kind: node.type, by: node.by }, node.includesParagraphMark === true));
}

/** Content as a tracked change, which is within links, not around them (ECMA-376 Part 1, 17.13.5). */
function revised(
  content: readonly ComposedInline[],
  change: EndRevision,
  includesParagraphMark: boolean,
): readonly ComposedInline[] {
  const result: ComposedInline[] = [];
  let group: ComposedInline[] = [];
  const endGroup = (): void => {
    if (group.length > 0)
      result.push({ type: 'revised', ...change, includesParagraphMark: false, content: group });
    group = [];
  };
  for (const inline of content) {
    switch (inline.type) {
      case 'link':
      case 'bookmarked':
        endGroup();
        result.push({ ...inline, content: revised(inline.content, change, false) });
        break;
      case 'commentMark':
        endGroup();
        result.push(inline);
        break;
      case 'revised':
        endGroup();
        result.push(nested(inline, change));
        break;
      case 'text':
      case 'tab':
      case 'lineBreak':
      case 'pageBreak':
      case 'picture':
      case 'equation':
      case 'checkbox':
      case 'noteReference':
      case 'noteNumber':
      case 'field':
      case 'fieldMark':
        group.push(inline);
    }
  }
  endGroup();
  if (includesParagraphMark) {
    const last = result.at(-1);
    if (last?.type === 'revised' && last.kind === change.kind && last.by === change.by)
      result[result.length - 1] = { ...last, includesParagraphMark };
    else result.push({ type: 'revised', ...change, includesParagraphMark, content: [] });
  }
  return result;
}

/** Text that was added and deleted again: in Word, the deletion is within the insertion. */
function nested(inner: Revised, outer: EndRevision): Revised {
  if (inner.kind === outer.kind) return inner;
  const [insertion, deletion] = inner.kind === 'insertion' ? [inner, outer] : [outer, inner];
  return {
    type: 'revised',
    kind: 'insertion',
    by: insertion.by,
    includesParagraphMark: false,
    content: [{ ...inner, kind: 'deletion', by: deletion.by, includesParagraphMark: false }],
  };
}

/**
 * Whether the end of a paragraph belongs to a change: if the change continues after it, or covers the whole paragraph.
 */
export function endRevisionOf(content: readonly ComposedInline[]): EndRevision | undefined {
  const last = lastChange(content);
  if (!last) return undefined;
  const { kind, by } = last;
  return last.includesParagraphMark || isAll(content, kind) ? { kind, ...(by && { by }) } : undefined;
}

function lastChange(content: readonly ComposedInline[]): Revised | undefined {
  const last = content.findLast(({ type }) => type !== 'commentMark');
  if (last?.type === 'revised') return last;
  return last?.type === 'link' || last?.type === 'bookmarked' ? lastChange(last.content) : undefined;
}

function isAll(content: readonly ComposedInline[], kind: RevisionKind): boolean {
  return content.every((inline) => isChanged(inline, kind));
}

/** Whether an inline is part of a change, or has nothing that could be. */
function isChanged(inline: ComposedInline, kind: RevisionKind): boolean {
  switch (inline.type) {
    case 'revised':
      return inline.kind === kind;
    case 'link':
    case 'bookmarked':
      return isAll(inline.content, kind);
    case 'commentMark':
      return true;
    case 'text':
      return inline.text.trim() === '';
    case 'tab':
    case 'lineBreak':
    case 'pageBreak':
    case 'picture':
    case 'equation':
    case 'checkbox':
    case 'noteReference':
    case 'noteNumber':
    case 'field':
    case 'fieldMark':
      return false;
  }
}
