import type {
  ComposedBlock,
  ComposedInline,
  ComposedSection,
  FieldInstruction,
  PageStories,
} from '../model/composed.js';
import type { LayoutSession } from './session.js';

/** The headers and footers of a section, and the size of its pages. */
export interface Stories {
  /** The same object for the same headers and footers. */
  readonly number: number;
  /** Their fields with different results on each page. */
  readonly fields: readonly FieldInstruction[];
}

const known = new WeakMap<object, readonly FieldInstruction[]>();

export function storiesOf(section: ComposedSection, session: LayoutSession): Stories {
  const { page, headers, ownPages, columns, setting } = section;
  const own = headers.flatMap(({ paragraph }) => fieldsIn(paragraph));
  // Those of a template hold pictures, and stay the same objects.
  const given = setting ? `${session.settingNumber(setting)}` : '';
  const number = session.storiesNumber(JSON.stringify([page, headers, ownPages, columns, given]));
  if (!setting) return { number, fields: own };
  let fields = known.get(setting);
  if (!fields) {
    const { usual, first, even } = setting.stories;
    fields = [usual, first, even].flatMap((stories) => (stories ? fieldsOf(stories) : []));
    known.set(setting, fields);
  }
  return { number, fields: [...own, ...fields] };
}

function fieldsOf({ header, footer }: PageStories): readonly FieldInstruction[] {
  return [...header, ...footer].flatMap(fieldsIn);
}

/** The fields in a block, and in what is anchored in it. */
export function fieldsIn(block: ComposedBlock): readonly FieldInstruction[] {
  switch (block.type) {
    case 'paragraph':
      return [
        ...block.content.flatMap(fieldsOfInline),
        ...(block.floats ?? []).flatMap(({ blocks }) => blocks.flatMap(fieldsIn)),
      ];
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(fieldsIn)));
    case 'contents':
      return [];
  }
}

function fieldsOfInline(inline: ComposedInline): readonly FieldInstruction[] {
  if (inline.type === 'field') return [inline.instruction];
  return inline.type === 'link' || inline.type === 'bookmarked' || inline.type === 'revised'
    ? inline.content.flatMap(fieldsOfInline)
    : [];
}
