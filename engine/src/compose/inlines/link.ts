import { notice, repeatable } from '../../api/notice.js';
import type { ComposedInline, ComposedLink } from '../../model/composed.js';
import type { Inline, Link } from '../../model/document.js';
import type { AddInlines } from '../composer.js';
import { type Context, hasMark, withMark } from '../context.js';
import { linkTarget } from '../link-target.js';
import { addReference } from './cross-reference.js';

/** The maximum length of a tooltip in Word. */
const MAX_TOOLTIP = 259;

export function link(node: Link, context: Context, out: ComposedInline[], add: AddInlines): void {
  const { url, title, children, line } = node;
  const reference = children.length === 0 ? context.environment.resolved.references.get(node) : undefined;
  if (reference) {
    addReference(reference, context, out);
    return;
  }
  if (hasMark(context, 'link')) {
    add(children, context, out);
    return;
  }
  const { report, resolved, looseBookmarks, unreachable } = context.environment;
  const target = linkTarget(url, { bookmarks: resolved.bookmarks, looseBookmarks, unreachable });
  if (target.kind === 'refused') {
    const { code, message, repetition } = target;
    if (code) {
      const single = notice(code, message, line);
      report(repetition ? repeatable(single, repetition) : single);
    }
    const { standIn = '' } = target;
    add(children.length > 0 || standIn === '' ? children : [{ type: 'text', value: standIn }], context, out);
    return;
  }
  // A link without text shows its address, which would otherwise be lost.
  const visibleChildren: readonly Inline[] =
    children.length === 0 ? [{ type: 'text', value: url }] : children;
  const content: ComposedInline[] = [];
  add(visibleChildren, withMark(context, 'link'), content);
  if (content.length === 0) return;
  out.push({ type: 'link', target: addressOf(target), tooltip: title.slice(0, MAX_TOOLTIP), content });
}

function addressOf(
  target: Exclude<ReturnType<typeof linkTarget>, { kind: 'refused' }>,
): ComposedLink['target'] {
  return target.kind === 'heading' ? { kind: 'bookmark', bookmark: target.bookmark } : target;
}
