import { listStyle, type ParagraphStyleId } from '../model/names/style-ids.js';
import { largest } from '../text/long-arrays.js';
import type { Theme } from '../theme/index.js';
import type { WordTemplateMarker } from '../theme/word-template-markers.js';
import type { StyleMap } from './propose.js';
import type { Looks } from './style-looks.js';

/**
 * The indents of list levels for which the template has no style: spaced like the template's own bullets, if their spacing is
 * plausible, and never left of a level above that has a style of the template.
 */
export function listIndents(
  map: StyleMap,
  looks: Looks,
  markers: ReadonlyMap<ParagraphStyleId, WordTemplateMarker>,
  textLeft: number,
  base: Theme,
): Pick<Theme, 'listStart' | 'listIndent'> {
  const leftOf = (id: ParagraphStyleId): number | undefined => {
    const style = map.get(id);
    return style && (markers.get(id)?.left ?? looks.of(style.id).left);
  };
  const isPlausible = (twips: number): boolean => twips >= 200 && twips <= 1440;
  const left = (leftOf('ListBullet') ?? textLeft) - textLeft;
  const own = (leftOf('ListBullet2') ?? textLeft + 2 * left) - textLeft - left;
  const isOwn = isPlausible(left);
  const listIndent = !isOwn ? base.listIndent : isPlausible(own) && own <= left ? own : left;
  const start = isOwn ? left - listIndent : base.listStart;
  const starts = LIST_DEPTHS.flatMap((depth) =>
    (['Bullet', 'Number'] as const).map((kind) => {
      const id = listStyle(kind, depth);
      // Without a hanging indent, the text begins after the marker.
      const room = markers.get(id)?.hanging === 0 ? listIndent : 0;
      return (leftOf(id) ?? 0) + room - listIndent * depth;
    }),
  );
  return { listStart: largest(starts, textLeft + start), listIndent };
}

const LIST_DEPTHS = [1, 2, 3, 4, 5] as const;
