import fc from 'fast-check';
import { CONTAINERS } from '../containers/containers';

/** Markdown of ordered lists of few formats, with others between and inside their items, in every kind of container. */
export const { listsInLists } = fc.letrec<{ block: string; listsInLists: string; list: string }>((tie) => ({
  listsInLists: fc.array(tie('block'), { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join('\n\n')),
  block: fc.oneof(
    { depthSize: 'large', maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('Words.', 'Words.', '## Heading', '- bullet'),
    tie('list'),
    tie('list'),
    fc
      .tuple(fc.constantFrom(...Object.values(CONTAINERS)), tie('listsInLists'))
      .map(([contained, inside]) => contained(inside)),
  ),
  list: fc
    .record({
      start: fc.integer({ min: 1, max: 4 }),
      delimiter: fc.constantFrom('.', '.', ')'),
      items: fc.array(fc.option(tie('block'), { freq: 4 }), { minLength: 1, maxLength: 3 }),
    })
    .map(({ start, delimiter, items }) =>
      items
        .map((inside, index) => {
          const item = `${start + index}${delimiter} item`;
          return inside === null ? item : `${item}\n\n${inside.replace(/^(?=.)/gm, '    ')}\n`;
        })
        .join('\n'),
    ),
}));
