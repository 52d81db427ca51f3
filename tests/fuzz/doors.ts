import { convert, inspect } from '@footmark/engine';
import { openLibrary } from '@footmark/engine/citations';
import { markdownFromClipboard } from '@footmark/engine/markdown';
import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { readWord } from '@footmark/engine/read';
import { openSources } from '@footmark/engine/sources';
import { strToU8, zipSync } from 'fflate';
import { openPackage } from '../docx/package';
import { checkRules } from '../validation/rules';
import { describeFindings } from '../validation/validate-docx';

/** What comes in otherwise than as Markdown, as plain data, so that a failure can be written down and tried again. */
export interface DoorInput {
  readonly door: Door;
  /** The text, or the files of an archive by their names. */
  readonly content: string | Readonly<Record<string, string>>;
}

export type Door =
  | 'clipboard'
  | 'page'
  | 'sources'
  | 'style'
  | 'archive'
  | 'Word file'
  | 'template'
  | 'merge';

const TEXT =
  '# A heading\n\nSome text[^1] about [@k; @other, p. 3].\n\n- a\n\n| a | b |\n|-|-|\n| c | d |\n\n[^1]: A note.\n';
const CITED = '@book{k, title={A {T}itle}, author={Doe, Ann and Roe, Bo}, year=2020}';

/**
 * Does with an input everything that a user would do with it. Rejects if something throws that the API does not declare, gives a
 * document that breaks our rules, or refuses an input without a word.
 */
export async function checkDoor({ door, content }: DoorInput): Promise<void> {
  if (typeof content === 'string') await enter(door, content);
  else await unpack(door, content);
}

/** In UTF-16 code units. */
export function lengthOf({ content }: DoorInput): number {
  return typeof content === 'string'
    ? content.length
    : Object.entries(content).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
}

async function enter(door: Door, text: string): Promise<void> {
  switch (door) {
    case 'clipboard':
      inspect(markdownFromClipboard({ html: text, plain: '' })?.markdown ?? '');
      return;
    case 'page':
      return combine('a.html', strToU8(text));
    case 'sources': {
      const { entries, show } = await openLibrary([text]);
      for (const { key } of entries.slice(0, 2)) await show(key, { style: 'apa' });
      const keys = entries.slice(0, 5).map(({ key }) => `[@${key}]`);
      return made(`${TEXT}\n${keys.join(' ')}\n`, { bibliography: [text] });
    }
    case 'style':
      return made(TEXT, { bibliography: [CITED], csl: text });
    default:
      throw new Error(`${door} takes files`);
  }
}

async function unpack(door: Door, files: Readonly<Record<string, string>>): Promise<void> {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { level: 1 },
  );
  if (door === 'archive') return combine('a.zip', bytes);
  if (door === 'template') return made(TEXT, { template: bytes });
  if (door === 'Word file') {
    const read = await readWord(bytes);
    if (read.success) inspect(read.markdown);
    else said(read.error);
    return;
  }
  const merge = await mergeWord(TEXT, bytes);
  if (merge.success) inspect(applyMerge(TEXT, merge, () => 'take'));
  else said(merge.error);
}

async function combine(path: string, bytes: Uint8Array): Promise<void> {
  const sources = await openSources([{ path, size: bytes.length, read: async () => bytes }]);
  const { markdown } = await sources.combine();
  inspect(markdown);
}

async function made(markdown: string, options: Parameters<typeof convert>[1]): Promise<void> {
  const result = await convert(markdown, options);
  if (!result.success) return said(result.error);
  const document = openPackage(new Uint8Array(await result.blob.arrayBuffer()));
  // What a template brings along is its author's; what we write of it is ours.
  const fault = options?.template ? document.parts.get('word/document.xml')?.fault : undefined;
  const findings = options?.template ? (fault ?? '') : describeFindings('document', checkRules(document));
  if (findings !== '') throw new Error(findings);
}

/** A refusal is a sentence that says what is wrong. */
function said(error: string): void {
  if (!/^\S[\s\S]{10,}[.!?)]$/.test(error.trim())) throw new Error(`Refused with "${error}"`);
}
