import type { ConversionOptions, NoticeCode } from '@footmark/engine';
import { expect } from 'vitest';
import { convertForTest } from '../conversion';
import { elements } from '../docx/elements';
import {
  type DocxPackage,
  openPackage,
  type Relationship,
  relationshipsOf,
  storiesOf,
} from '../docx/package';
import { checkRules } from '../validation/rules';
import { describeFindings } from '../validation/validate-docx';

/** What an attacker can look for in a file: everything in it that Word would follow, compute or show. */
export interface Surface {
  readonly file: DocxPackage;
  readonly codes: readonly NoticeCode[];
  /** What links and pictures lead to, outside and inside of the package. */
  readonly outside: readonly Relationship[];
  readonly instructions: readonly string[];
  readonly bookmarks: readonly string[];
  readonly text: string;
  /** How many of each element there are, over all stories. */
  readonly elementCounts: ReadonlyMap<string, number>;
}

/** Converts a text that is meant to do harm. The file obeys our rules, or the test fails. */
export async function surfaceOf(markdown: string, options: ConversionOptions = {}): Promise<Surface> {
  const { bytes, notices } = await convertForTest(markdown, options);
  const file = openPackage(bytes);
  expect(describeFindings('hostile', checkRules(file))).toBe('');
  const all = storiesOf(file).flatMap(({ root }) => [...elements(root)]);
  const named = (name: string) => all.filter(({ nodeName }) => nodeName === name);
  const elementCounts = new Map<string, number>();
  for (const { nodeName } of all) elementCounts.set(nodeName, (elementCounts.get(nodeName) ?? 0) + 1);
  return {
    file,
    codes: notices.map(({ code }) => code),
    outside: [...file.parts.keys()].flatMap((part) =>
      relationshipsOf(file, part).filter(({ external }) => external),
    ),
    instructions: named('w:instrText').map(({ textContent }) => (textContent ?? '').trim()),
    bookmarks: named('w:bookmarkStart').map((element) => element.getAttribute('w:name') ?? ''),
    text: [...named('w:t'), ...named('m:t')].map(({ textContent }) => textContent ?? '').join(''),
    elementCounts,
  };
}
