import type { ComposedInline, RunProperties } from '../../model/composed.js';
import type { FontChange } from '../../model/document.js';
import type { CharacterStyleId } from '../../model/names/style-ids.js';
import { pushAll } from '../../text/long-arrays.js';
import { changedRuns } from '../changed-runs.js';
import type { AddInlines } from '../composer.js';
import type { Context } from '../context.js';

/** Text in a font or a size of its own. What is within another wins, and sizes relative to the text around multiply, as in browsers. */
export function font(
  { family, size, children }: FontChange,
  context: Context,
  out: ComposedInline[],
  add: AddInlines,
): void {
  const content: ComposedInline[] = [];
  add(children, context, content);
  pushAll(
    out,
    changedRuns(content, {
      properties: (properties) => ({
        ...properties,
        ...(family !== undefined && !isCode(properties) && { font: properties.font ?? family }),
        ...sized(properties, size),
      }),
    }),
  );
}

/** Code has a font of its own in any text, as in browsers. */
function isCode({ style }: RunProperties): boolean {
  return style !== undefined && CODE.has(style);
}

const CODE: ReadonlySet<CharacterStyleId> = new Set(['InlineCode', 'HeadingCode', 'SmallCode', 'Keyboard']);

function sized({ size, scale = 1 }: RunProperties, given: FontChange['size']): Partial<RunProperties> {
  if (!given || size !== undefined) return {};
  return given.unit === 'pt'
    ? { size: bounded(given.value * scale), scale: 1 }
    : { scale: given.value * scale };
}

/** Content of a paragraph whose relative sizes have become points; `sizeOf` gives the size of a run without one of its own. */
export function withSizes(
  content: readonly ComposedInline[],
  sizeOf: (properties: RunProperties) => number,
): readonly ComposedInline[] {
  if (!content.some(isScaled)) return content;
  return changedRuns(content, {
    properties: (properties) => {
      const { scale = 1, ...others } = properties;
      if (scale === 1) return properties.scale === undefined ? properties : others;
      return { ...others, size: properties.size ?? bounded(sizeOf(properties) * scale) };
    },
  });
}

function isScaled(inline: ComposedInline): boolean {
  switch (inline.type) {
    case 'text':
    case 'field':
      return inline.properties.scale !== undefined;
    case 'link':
    case 'bookmarked':
    case 'revised':
      return inline.content.some(isScaled);
    case 'equation':
    case 'lineBreak':
    case 'tab':
    case 'pageBreak':
    case 'picture':
    case 'checkbox':
    case 'noteReference':
    case 'noteNumber':
    case 'fieldMark':
    case 'commentMark':
      return false;
  }
}

/** In half points, as Word counts (ECMA-376 Part 1, 17.3.2.38), and from 4 to 144 points. */
function bounded(points: number): number {
  return Math.round(Math.min(Math.max(points, 4), 144) * 2) / 2;
}
