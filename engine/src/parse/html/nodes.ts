import type { AnyNode, Element } from 'domhandler';

export function isElement(node: AnyNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

export function isBlank(node: AnyNode): boolean {
  return (node.type === 'text' && node.data.trim() === '') || node.type === 'comment';
}
