import { openPages, type PageSession } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { CONTAINERS } from '../containers/containers';
import { GENERATED_LISTS } from './edits';

const FRONT = [
  '---',
  'numbering: true',
  'acronyms:',
  '  TLA: three-letter acronym',
  '  FLA: four-letter acronym',
  'references:',
  '  - { id: one, type: book, title: The First Book, author: [{ family: Ames, given: Ann }] }',
  '  - { id: two, type: book, title: The Second Book, author: [{ family: Berg, given: Bo }] }',
  '---',
].join('\n');

/** What all generated lists list, with words and a number of pages before it. */
const listed = (name: string, pages = 0): string =>
  [
    ...Array.from({ length: pages }, () => '\\newpage'),
    `## Heading ${name}`,
    `![Picture ${name}](a.png){#fig:${name}}`,
    `| a |\n|---|\n| b |\n\nTable: Ports of ${name} {#tbl:${name}}`,
    `\`\`\`js {#lst:${name} caption="Code of ${name}"}\nlet a = 1;\n\`\`\``,
    `$$ x = ${name.length} $$ {#eq:${name}}`,
    `[Term ${name}]{.index} and [#loose_heading](#heading_${name}), [see](#heading-${name}).`,
  ].join('\n\n');

/** Edits, each of which changes what the lists list. */
const EDITS: readonly string[] = [
  'Text without anything.',
  listed('one'),
  `${listed('one')}\n\n\\gls{TLA} and [@one].`,
  `${listed('other')}\n\n\\gls{TLA} and [@one].`,
  `${listed('other', 2)}\n\n${listed('second', 8)}\n\n\\gls{FLA} and [@two; @one].`,
  `${listed('second')}\n\n\\gls{FLA}.`,
  'Text without anything.',
];

/** The pages of a text, by the keys for which the screen draws them; a page with the same key is not drawn again. */
async function drawn(
  session: PageSession,
  text: string,
): Promise<readonly (readonly [key: number, drawing: string])[]> {
  const { pages } = await session.update(text);
  return pages.map(({ key }, index) => [key, JSON.stringify(session.page(index + 1))]);
}

test.each(Object.entries(CONTAINERS))('lists in %s follow what they list', async (_, contain) => {
  const lists = contain(GENERATED_LISTS.join('\n\n'));
  const session = openPages();
  const shown = new Map<number, string>();
  const all = new Set<string>();
  for (const edit of EDITS) {
    const text = `${FRONT}\n\n${lists}\n\n${edit}`;
    const pages = await drawn(session, text);
    const drawings = pages.map(([, drawing]) => drawing);
    expect(drawings, edit).toEqual((await drawn(openPages(), text)).map(([, drawing]) => drawing));
    for (const [key, drawing] of pages) {
      expect(shown.get(key) ?? drawing, edit).toBe(drawing);
      shown.set(key, drawing);
    }
    all.add(drawings.join());
  }
  expect(all.size).toBe(EDITS.length - 1);
});
