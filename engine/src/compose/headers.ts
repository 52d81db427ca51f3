import type { PageGeometry } from '../api/settings.js';
import { lastNames } from '../language/byline.js';
import type { ComposedHeader, ComposedInline, ComposedParagraph, OwnPages } from '../model/composed.js';
import { runsRightToLeft } from '../model/nodes/text-direction.js';
import { textWidth } from '../theme/index.js';
import { baseDirection } from './context.js';
import type { Environment } from './environment.js';
import { headerRuns, withoutFields } from './header-fields.js';
import { runProperties } from './runs.js';

const KINDS = ['header', 'footer'] as const;
type Kind = (typeof KINDS)[number];

const known = new WeakMap<Environment, Map<string, ComposedHeader>>();

type Pages = ComposedHeader['pages'];

/** The pages of a section with headers and footers of their own. With a Word template, the template decides. */
export function ownPagesOf(
  isFirst: boolean,
  hasCover: boolean,
  { settings, theme }: Environment,
): readonly OwnPages[] {
  const differs = (...texts: readonly (string | undefined)[]): boolean =>
    !theme.isOfWord && texts.some((text) => text !== undefined);
  const { firstHeaderText, firstFooterText, evenHeaderText, evenFooterText } = settings;
  const first = hasCover || (isFirst && differs(firstHeaderText, firstFooterText));
  return [
    ...(first ? (['first'] as const) : []),
    ...(differs(evenHeaderText, evenFooterText) ? (['even'] as const) : []),
  ];
}

/** The headers and footers of a section, each only if it has content. */
export function headersOf(
  page: PageGeometry,
  ownPages: readonly OwnPages[],
  environment: Environment,
): ComposedHeader[] {
  return (['usual', ...ownPages] as const).flatMap((pages) =>
    KINDS.flatMap((kind) => {
      const paragraph = paragraphOf(kind, pages, page, environment);
      return paragraph ? [shared({ kind, pages, paragraph }, environment)] : [];
    }),
  );
}

/** Sections with the same header and footer share them. */
function shared(header: ComposedHeader, environment: Environment): ComposedHeader {
  const headers = known.get(environment) ?? new Map<string, ComposedHeader>();
  known.set(environment, headers);
  const key = `${header.kind} ${header.pages} ${header.paragraph.tabs?.right ?? ''}`;
  const found = headers.get(key) ?? header;
  headers.set(key, found);
  return found;
}

function paragraphOf(
  kind: Kind,
  pages: Pages,
  page: PageGeometry,
  environment: Environment,
): ComposedParagraph | undefined {
  const { settings, theme } = environment;
  const text = textOn(kind, pages, environment);
  if (text === undefined) return undefined;
  const isEven = pages === 'even';
  const hasNumber = settings.pageNumbers === kind && !text.includes('{page}');
  if ((text === '' && !hasNumber) || theme.stories.has(kind)) return undefined;
  const rightToLeft = runsRightToLeft(
    [{ type: 'text', value: withoutFields(text) }],
    baseDirection(environment),
  );
  const words = headerRuns(text, rightToLeft, environment);
  const number: ComposedInline[] = hasNumber ? [PAGE_NUMBER] : [];
  const paragraph = (
    content: readonly ComposedInline[],
    own: Pick<ComposedParagraph, 'alignment' | 'tabs'> = {},
  ): ComposedParagraph => ({
    type: 'paragraph',
    style: kind === 'header' ? 'Header' : 'Footer',
    content,
    rightToLeft,
    ...own,
  });
  if (kind === 'header' && theme.header === 'right')
    return paragraph([...headerRuns(text === '' ? '' : `${text} `, rightToLeft, environment), ...number], {
      alignment: isEven ? 'left' : 'right',
    });
  const outside = isEven ? 'left' : 'right';
  if (text === '') return paragraph(number, { alignment: kind === 'header' ? outside : 'center' });
  if (!hasNumber)
    return paragraph(words, kind === 'footer' && text.includes('{page}') ? { alignment: 'center' } : {});
  const [left, right] = isEven ? [number, words] : [words, number];
  const content: ComposedInline[] = [...left, { type: 'tab' }, ...right];
  return paragraph(content, { tabs: tabsFor(page, theme.page) });
}

const PAGE_NUMBER: ComposedInline = {
  type: 'field',
  instruction: { kind: 'page' },
  result: '1',
  properties: runProperties(0),
};

/** Moves the tab stop of the style to the right edge of a landscape page. */
function tabsFor(page: PageGeometry, portrait: PageGeometry): ComposedParagraph['tabs'] {
  const [right, clear] = [textWidth(page), textWidth(portrait)];
  return right === clear ? undefined : { clear, right };
}

/** The text on pages of a kind; undefined for nothing at all, not even a number. */
function textOn(kind: Kind, pages: Pages, environment: Environment): string | undefined {
  const { settings } = environment;
  const usual = kind === 'header' ? headerText(environment) : settings.footerText;
  if (pages === 'usual') return usual;
  if (pages === 'even')
    return (kind === 'header' ? settings.evenHeaderText : settings.evenFooterText) ?? usual;
  const { firstHeaderText, firstFooterText } = settings;
  const own = kind === 'header' ? firstHeaderText : firstFooterText;
  if (own !== undefined || settings.titleLayout !== 'page') return own === '' ? undefined : (own ?? usual);
  // A title page shows only what was requested for it, and its number where the style guide asks for it (APA 7, 2.18).
  const { theme } = environment;
  return theme.numbersTitlePage && settings.pageNumbers === kind ? runningTitle(environment) : undefined;
}

/**
 * The requested text; else the running title, in capitals in APA style; else, in a manuscript, the authors' last names.
 */
function headerText(environment: Environment): string {
  const { settings, resolved } = environment;
  if (settings.headerText !== '') return settings.headerText;
  if (settings.titleLayout === 'manuscript')
    return lastNames(resolved.properties.authors, resolved.properties.languages.primary);
  return runningTitle(environment);
}

function runningTitle({ resolved, theme }: Environment): string {
  const { runningTitle: title = '' } = resolved.document.metadata;
  return theme.separatesParts ? title.toLocaleUpperCase(resolved.properties.languages.primary) : title;
}
