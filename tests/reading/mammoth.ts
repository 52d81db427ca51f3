import mammoth from 'mammoth';
import { visibleText } from './visible-text';

/** The text of a .docx as mammoth reads it, notes at the end. */
export async function readWithMammoth(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  return visibleText(value);
}
