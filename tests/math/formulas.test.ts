import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

interface Kind {
  readonly kind: string;
  readonly formulas: readonly string[];
}

/** The formulas in `formulas.txt`, one per line, under the heading of their kind. */
function kinds(): Kind[] {
  const text = readFileSync(new URL('formulas.txt', import.meta.url), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [kind = '', ...lines] = section.split('\n');
      return { kind, formulas: lines.filter((line) => line !== '') };
    });
}

const all = kinds();

test('there are hundreds of formulas', () => {
  expect(all.flatMap(({ formulas }) => formulas).length).toBeGreaterThan(300);
});

/** Every formula as display math and, unless it is numbered, inline. */
function documentOf({ kind, formulas }: Kind): string {
  const display = formulas.map((formula) => `$$\n${formula}\n$$`);
  const inline = formulas
    .filter((formula) => !formula.includes('\\tag'))
    .map((formula) => `a \\(${formula}\\) b`);
  return [`# ${kind}`, ...display, ...inline].join('\n\n');
}

describe('every formula becomes an equation, without a notice', () => {
  test.each(all)('$kind', async (kind) => {
    const { bytes, notices } = await convertForTest(documentOf(kind), {}, `math/${kind.kind}`);
    expect(notices).toEqual([]);
    const xml = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
    expect(xml.match(/<m:oMathPara>/g)).toHaveLength(kind.formulas.length);
  });
});
