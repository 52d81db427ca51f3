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

/** Everything that an attacker might inject into a file: all that Word would follow, compute or show. */
export interface Surface {
  readonly file: DocxPackage;
  readonly codes: readonly NoticeCode[];
  /** The targets of links and pictures, external and internal. */
  readonly outside: readonly Relationship[];
  readonly instructions: readonly string[];
  readonly bookmarks: readonly string[];
  readonly text: string;
  /** The number of elements of each name, in all stories. */
  readonly elementCounts: ReadonlyMap<string, number>;
}

/** Converts a malicious text. Fails the test unless the file obeys our rules. */
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
