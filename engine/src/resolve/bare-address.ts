import { type Link, plainText } from '../document.js';

/** Whether a link shows nothing but its address. */
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
