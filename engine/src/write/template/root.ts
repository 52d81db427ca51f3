import type { Namespace } from '../../model/template.js';
import { escapeAttribute } from '../../xml/escape.js';

const IGNORABLE = / mc:Ignorable="([^"]*)"/;

/** Our declarations of namespaces together with those that the content of a template needs. */
export function joinedNamespaces(own: string, others: readonly Namespace[], ignorable?: string): string {
  const declared = others.filter(([prefix]) => !own.includes(`xmlns:${prefix}=`)).map(declaration);
  const names = new Set([...(IGNORABLE.exec(own)?.[1] ?? '').split(' '), ...(ignorable ?? '').split(' ')]);
  names.delete('');
  return `${own.replace(IGNORABLE, '')}${declared.join('')} mc:Ignorable="${[...names].join(' ')}"`;
}

/** The declarations of a part that holds nothing but the template's. */
export function namespacesOf(namespaces: readonly Namespace[]): string {
  return namespaces.map(declaration).join('');
}

function declaration([prefix, uri]: Namespace): string {
  return ` xmlns:${prefix}="${escapeAttribute(uri)}"`;
}
