import { readWord } from '@footmark/engine/read';
import { describe, expect, test } from 'vitest';
import { TERMS } from '../../engine/src/language/terms-by-language';
import { CALLOUT_TITLES, calloutKind } from '../../engine/src/model/names/callout-names';
import { convertForTest } from '../conversion';

const written = CALLOUT_TITLES.map((name) => {
  const label = calloutKind(name) === name ? name.toUpperCase() : name;
  return [`> [!${label}]\n> Some words.`, `> [!${label}] A title\n> More words.`] as const;
});
const plain = written.map(([each]) => each).join('\n\n');
const titled = written.map(([, each]) => each).join('\n\n');

async function back(markdown: string): Promise<string> {
  const { bytes } = await convertForTest(markdown);
  const read = await readWord(bytes);
  if (!read.success) throw new Error(read.error);
  return read.markdown.replace(/^---\n[\s\S]*?\n---\n+/, '').trim();
}

describe('callouts from Word', () => {
  test.each(Object.keys(TERMS))('in "%s", the name of a kind is no title of its own', async (language) => {
    const markdown = await back(`---\nlang: ${language}\n---\n\n${plain}\n`);
    // Some languages have one word for two names, of which the first is written.
    const kindsIn = (text: string): string[] =>
      Array.from(text.matchAll(/^> \[!(\w+)\]$/gm), ([, name = '']) => calloutKind(name.toLowerCase()));
    expect(kindsIn(markdown)).toEqual(kindsIn(plain));
    expect(kindsIn(plain)).toHaveLength(CALLOUT_TITLES.length);
  });

  test('keep a title, and a name in another language', async () => {
    expect(await back(`---\nlang: en\n---\n\n> [!NOTE] Nota\n> Some words.\n`)).toBe(
      '> [!NOTE] Nota\n> Some words.',
    );
    expect(await back(`---\nlang: he\n---\n\n> [!NOTE] Note well\n> Some words.\n`)).toContain('Note well');
    const kinds = titled.replace(
      /\[!([a-z]+)\]/g,
      (_all, name: string) => `[!${calloutKind(name).toUpperCase()}]`,
    );
    expect(await back(`---\nlang: de\n---\n\n${titled}\n`)).toBe(kinds);
  });
});
