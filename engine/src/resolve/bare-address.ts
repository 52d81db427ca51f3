import type { Inline, Link } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';

/** Whether the text of an inline must stay as written, as in code and addresses. */
export function isVerbatim(inline: Inline): boolean {
  if (inline.type === 'monospace' || inline.type === 'keyboard') return true;
  return inline.type === 'link' && isBareAddress(inline);
}

/** Whether the text of a link is its address. */
export function isBareAddress({ url, children }: Link): boolean {
  return bare(plainText(children)) === bare(url);
}

function bare(address: string): string {
  return safelyDecoded(address)
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
}

function safelyDecoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
