import { readFile } from 'node:fs/promises';

/** The skill that teaches an assistant which Markdown converts well to Word. It is above both src and dist. */
export function skillText(): Promise<string> {
  return readFile(new URL('../skills/markdown-for-word/SKILL.md', import.meta.url), 'utf8');
}
