import type { DisplayMath } from '../model/document.js';
import type { ReadMarkdown } from './inlines.js';
import { fenceFor } from './line-prefixes.js';

/** A formula that stands alone: between dollar signs if it is read the same there, else in a fence. */
export function displayFormula(block: DisplayMath, read: ReadMarkdown): string[] {
  const { value, label, tag } = block;
  const plain = ['$$', ...value.split('\n'), `$$${labelOf(label, tag)}`];
  const [only, ...others] = read(plain.join('\n')).blocks;
  const isRead =
    only?.type === 'math' &&
    others.length === 0 &&
    only.value === value &&
    only.label === label &&
    only.tag === tag;
  if (isRead) return plain;
  const fence = fenceFor(value, '`');
  return [`${fence}math`, ...value.split('\n'), fence];
}

function labelOf(label: string | undefined, tag: string | undefined): string {
  if (label === undefined) return tag === undefined ? '' : ` (${tag})`;
  return ` {#${label}${tag === undefined ? '' : ` tag=${/[\s"'{}]/.test(tag) ? `"${tag}"` : tag}`}}`;
}
