import { byline } from '../language/byline.js';
import { authorNotes } from '../language/front-parts.js';
import { spansOf } from '../metrics/spans.js';
import { widthOf } from '../metrics/widths.js';
import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { Format } from '../model/format.js';
import { withoutMarks } from '../model/names/raised-marks.js';
import { runsRightToLeft } from '../model/nodes/text-direction.js';
import type { Front } from '../model/resolved.js';
import { EMU_PER_TWIP, TWIPS_PER_POINT } from '../model/units.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import { PAGE_BREAK } from './blocks/breaks.js';
import { bookmarked } from './bookmarked.js';
import type { Composer } from './composer.js';
import { type Context, lineWidth, withMark } from './context.js';
import { displayedSize } from './displayed-size.js';
import { addressesIn, frontLine } from './front-line.js';
import { paragraph, unjustified, withoutNumber } from './paragraph.js';
import { MARK_BITS } from './runs.js';
import { sourceOf } from './source.js';

/** The content in front of the body: a title page, a title above the text, or MLA's opening lines. */
export function composeFront(front: Front, context: Context, composer: Composer): ComposedParagraph[] {
  return [...logo(front, context), ...titleAndDetails(front, context, composer)];
}

/** In twips: the most that a logo takes where the text gives it no size, and the space below it. */
const LOGO_WIDTH = 3402;
const LOGO_HEIGHT = 1134;
const BELOW_LOGO = 240;

/** The logo, at the side of the title: no higher than 2 cm and no wider than 6 cm by itself. A missing one leaves nothing. */
function logo({ logo: node, layout }: Front, context: Context): ComposedParagraph[] {
  const image = node && context.environment.images.get(node.url);
  if (!image) return [];
  const { width, height } = node;
  const line = lineWidth(context);
  const isSized = width !== undefined || height !== undefined;
  const isLow = image.height <= LOGO_HEIGHT * EMU_PER_TWIP;
  const asked = isSized ? node : isLow ? {} : { height: HIGHEST };
  const size = displayedSize(image, asked, isSized ? line : Math.min(LOGO_WIDTH, line), context.page);
  const { alt, title } = node;
  const picture: ComposedInline = {
    type: 'picture',
    image,
    width: Math.max(1, Math.round(size.width)),
    height: Math.max(1, Math.round(size.height)),
    alt,
    title,
  };
  const { theme } = context.environment;
  const made = paragraph([picture], context, { style: 'Figure', source: sourceOf(node) });
  return [
    {
      ...made,
      alignment: layout !== 'manuscript' && theme.title.centered ? 'center' : 'left',
      spacing: { before: 0, after: BELOW_LOGO, always: false },
    },
  ];
}

const HIGHEST = { unit: 'pt', value: LOGO_HEIGHT / TWIPS_PER_POINT } as const;

function titleAndDetails(front: Front, context: Context, composer: Composer): ComposedParagraph[] {
  const { authors, institution, course, instructor, date, dedication = [], links = [] } = front.metadata;
  const contacts = contactsOf(front, context);
  const looks = { links, names: authors.map(withoutMarks) };
  const details = (texts: readonly (string | undefined)[]): ComposedParagraph[] =>
    texts.flatMap((text) => {
      const style = text === institution ? 'Affiliation' : 'TitleDetails';
      return text ? [frontLine(text, style, context, looks)] : [];
    });
  const addresses = contacts.map((text) =>
    frontLine(text, 'TitleDetails', context, { links: addressesIn(text) }),
  );
  const { settings, resolved } = context.environment;
  const isMla = settings.styleGuide === 'mla';
  const names = isMla ? authors : [byline(authors, resolved.properties.languages.primary)];
  const above = [...names, institution, date];
  const joined = details([above.filter(Boolean).join(' · ')]);
  const heading = [...title(front, context, composer), ...subtitle(front, context, composer)];
  switch (front.layout) {
    case 'page':
      return [
        ...heading,
        ...details([...names, institution, ...(isMla ? [instructor, course] : [course, instructor]), date]),
        ...addresses,
        ...(dedication.length > 0 ? [PAGE_BREAK, ...dedicationOf(dedication, context)] : []),
      ];
    case 'quiet':
    case 'block':
      return spaced([
        ...heading,
        ...(areOneLine(joined, context) ? joined : details(above)),
        ...addresses,
        ...dedicationOf(dedication, context),
      ]);
    case 'manuscript':
      return [
        ...details([...names, instructor, course, date]),
        ...heading,
        ...dedicationOf(dedication, context),
      ];
  }
}

/** The addresses of the authors, and what the signs after their names mean where no address says it. */
function contactsOf({ metadata: { contacts = [], authorSigns = [] } }: Front, context: Context): string[] {
  const notes = authorNotes(context.environment.resolved.properties.languages.primary);
  return [...contacts, ...authorSigns.map((sign) => `^${AUTHOR_SIGNS[sign]}^${notes[sign]}`)];
}

const AUTHOR_SIGNS = { corresponding: '*', equal: '†' } as const;

function areOneLine(details: readonly ComposedParagraph[], context: Context): boolean {
  const format = formatOf(formatsOf(context.environment.theme), 'TitleDetails');
  return details.every(({ content }) => lineCount(content, format, context) <= 1);
}

/** In twips: the space above a dedication. */
const ABOVE_DEDICATION = 240;

/** In italics and centred. */
function dedicationOf(lines: readonly string[], context: Context): ComposedParagraph[] {
  return lines.map((text, index) => {
    const made = frontLine(text, 'TitleDetails', context, { marks: MARK_BITS.emphasis });
    const above = index === 0 ? { spacing: { before: ABOVE_DEDICATION, always: false } } : {};
    return { ...made, alignment: 'center', ...above };
  });
}

/** In twips: the space between the front matter and the text. */
const AFTER_FRONT = 240;

function spaced(front: readonly ComposedParagraph[]): ComposedParagraph[] {
  return front.map((each, index) =>
    index === front.length - 1 ? { ...each, spacing: { after: AFTER_FRONT, always: false } } : each,
  );
}

function title(front: Front, context: Context, composer: Composer): ComposedParagraph[] {
  if (front.title.length === 0) return [];
  const { heading } = front;
  const { headings, contents, headingShift } = context.environment.resolved;
  const names = heading ? [headings.get(heading)?.bookmark, contents.get(heading)?.bookmark] : [];
  const directed = {
    ...withMark(context, 'heading'),
    rightToLeft: runsRightToLeft(front.title, context),
    alignment: unjustified('Title', context),
  };
  const content = bookmarked(brokenAtColon(composer.inlines(front.title, directed), directed), names);
  const styled = paragraph(content, directed, {
    style: 'Title',
    ...(heading ? { source: sourceOf(heading) } : {}),
  });
  const made = withoutNumber(styled, context);
  // If no title was requested, the heading that became the title stays in the outline, and so in Word's
  // own table of contents.
  const isListed = heading && front.layout === 'quiet' && headingShift === 0;
  return [isListed ? { ...made, heading, outlineLevel: heading.depth - 1 } : made];
}

/** Breaks a title longer than one line before its subtitle, if what stands above it is one line, and the break costs no other. */
function brokenAtColon(content: readonly ComposedInline[], context: Context): readonly ComposedInline[] {
  const at = content.findIndex((inline) => inline.type === 'text' && /:\s+\S/.test(inline.text));
  const found = content[at];
  const format = formatOf(formatsOf(context.environment.theme), 'Title');
  if (found?.type !== 'text') return content;
  const lines = lineCount(content, format, context);
  const [before = ''] = /^.*?:(?=\s)/su.exec(found.text) ?? [];
  const after = found.text.slice(before.length).trimStart();
  const above: readonly ComposedInline[] = [...content.slice(0, at), { ...found, text: before }];
  const below: readonly ComposedInline[] = [{ ...found, text: after }, ...content.slice(at + 1)];
  const isParted = lineCount(above, format, context) === 1 && lineCount(below, format, context) < lines;
  return isParted ? [...above, { type: 'lineBreak' }, ...below] : content;
}

/** As many lines as the content needs at least. */
function lineCount(content: readonly ComposedInline[], format: Format, context: Context): number {
  const formats = formatsOf(context.environment.theme);
  return Math.ceil(widthOf(spansOf(content, format, formats)).max / lineWidth(context));
}

function subtitle({ subtitle: inlines }: Front, context: Context, composer: Composer): ComposedParagraph[] {
  if (inlines.length === 0) return [];
  const directed = {
    ...context,
    rightToLeft: runsRightToLeft(inlines, context),
    alignment: unjustified('Subtitle', context),
  };
  const made = paragraph(composer.inlines(inlines, directed), directed, { style: 'Subtitle' });
  return [withoutNumber(made, context)];
}
