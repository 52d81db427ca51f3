import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Token } from '../../engine/src/csl/finish.js';
import type { CslItem } from '../../engine/src/csl/item.js';
import { createProcessor } from '../../engine/src/csl/processor.js';
import { written } from './look.mjs';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const items = JSON.parse(read('items.json')) as readonly CslItem[];
const { STYLES } = JSON.parse(read('styles.json')) as { readonly STYLES: Readonly<Record<string, string>> };
const LOCALES = new Map(
  ['en-US', 'en-GB'].map((name) => [name, read(`../../engine/src/csl/locales/${name}.xml`)]),
);
const LOOKS: Readonly<Record<string, readonly [look: string, value: string]>> = {
  fontStyle: ['i', 'italic'],
  fontWeight: ['b', 'bold'],
  fontVariant: ['sc', 'small-caps'],
  textDecoration: ['u', 'underline'],
};

/** How many of the 200 citations and entries match those of citeproc-js, and how often the order of entries differs. */
const SAME: Readonly<Record<string, readonly [citations: number, entries: number, turns: number]>> = {
  apa: [200, 188, 8],
  mla: [125, 157, 6],
  'chicago-author-date': [199, 199, 10],
  'chicago-notes': [200, 194, 10],
  harvard: [200, 200, 14],
  ieee: [200, 200, 0],
  vancouver: [200, 200, 0],
  nature: [200, 199, 0],
  ama: [200, 200, 0],
  acm: [84, 84, 57],
};

test.each(Object.entries(STYLES))(
  '%s: as many are the same as the table in docs/citation-accuracy.md says',
  (name, style) => {
    const [order = '', ...lines] = read(`expected/${name}.txt`).trimEnd().split('\n');
    const csl = read(`../../engine/src/csl/styles/${style}.csl`);
    const processor = createProcessor(csl, LOCALES, 'en-US');
    if (!processor) throw new Error(`Cannot read the style ${style}`);
    const { citations, bibliography } = processor.process(
      items.map(({ id }, index) => ({ cites: [{ id }], note: processor.style.isNote ? index + 1 : 0 })),
      new Map(items.map((item) => [item.id, item])),
    );
    const entries = new Map(bibliography.map(({ id, tokens }) => [id, textOf(tokens)]));
    const differing: string[] = [];
    let [sameCitations, sameEntries] = [0, 0];
    for (const [index, line] of lines.entries()) {
      const [id = '', citation, entry = ''] = line.split('\t');
      const own = textOf(citations[index]?.tokens ?? []);
      if (own === citation) sameCitations += 1;
      else differing.push(`C ${id}\n  ${citation}\n  ${own}`);
      if ((entries.get(id) ?? '') === entry) sameEntries += 1;
      else differing.push(`B ${id}\n  ${entry}\n  ${entries.get(id)}`);
    }
    if (process.env.FOOTMARK_SHOW_DIFFERENCES) process.stdout.write(`${name}\n${differing.join('\n')}\n`);
    const places = new Map(order.split(' ').map((id, index) => [id, index]));
    const own = bibliography.map(({ id }) => places.get(id) ?? -1);
    const turns = own.filter((place, index) => place < (own[index - 1] ?? -1)).length;
    expect([sameCitations, sameEntries, turns]).toEqual(SAME[name]);
  },
);

test('the table in docs/citation-accuracy.md has these figures', () => {
  const page = read('../../docs/citation-accuracy.md');
  for (const [name, figures] of Object.entries(SAME))
    expect(page).toContain(`| \`${name}\` | ${figures.join(' | ')} |`);
});

function textOf(tokens: readonly Token[]): string {
  const looks: Readonly<Record<string, boolean>>[] = [];
  const runs: { readonly text: string; readonly look: readonly string[] }[] = [];
  for (const token of tokens) {
    if (token.kind === 'close') looks.pop();
    if (token.kind === 'text') runs.push({ text: token.text, look: on(looks) });
    if (token.kind !== 'open') continue;
    if (token.display !== undefined && token.display !== 'left-margin') runs.push({ text: ' ', look: [] });
    looks.push(
      Object.fromEntries(
        Object.entries(token.format ?? {}).map(([key, value]) => {
          const [look, isValue] = LOOKS[key] ?? [String(value), String(value)];
          return [look, value === isValue];
        }),
      ),
    );
  }
  return written(runs);
}

function on(looks: readonly Readonly<Record<string, boolean>>[]): readonly string[] {
  return Object.entries(Object.assign({}, ...looks) as Record<string, boolean>).flatMap(([look, isOn]) =>
    isOn && look !== 'baseline' ? [look] : [],
  );
}
