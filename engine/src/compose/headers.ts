import type { PageGeometry } from '../api/settings.js';
import type { ComposedHeader, ComposedInline, ComposedParagraph } from '../model/composed.js';
import { textWidth } from '../theme/index.js';
import { isRightToLeftDocument } from './context.js';
import { isRightToLeft } from './direction.js';
import type { Environment } from './environment.js';
import { headerRuns } from './header-fields.js';
import { runProperties } from './runs.js';

const KINDS = ['header', 'footer'] as const;
type Kind = (typeof KINDS)[number];

const known = new WeakMap<Environment, Map<string, ComposedHeader>>();

/** The header and footer of a section, each only if it has content. */
export function headersOf(page: PageGeometry, environment: Environment): ComposedHeader[] {
  return KINDS.flatMap((kind) => {
    const paragraph = paragraphOf(kind, page, environment);
    return paragraph ? [shared({ kind, paragraph }, environment)] : [];
  });
}

/** Sections with the same header and footer share them. */
function shared(header: ComposedHeader, environment: Environment): ComposedHeader {
  const headers = known.get(environment) ?? new Map<string, ComposedHeader>();
  known.set(environment, headers);
  const key = `${header.kind} ${header.paragraph.tabs?.right ?? ''}`;
  const found = headers.get(key) ?? header;
  headers.set(key, found);
  return found;
}

function paragraphOf(
  kind: Kind,
  page: PageGeometry,
  environment: Environment,
): ComposedParagraph | undefined {
  const { settings, theme } = environment;
  const text = kind === 'header' ? headerText(environment) : settings.footerText;
  const hasNumber = settings.pageNumbers === kind && !text.includes('{page}');
  if ((text === '' && !hasNumber) || theme.given?.stories.has(kind)) return undefined;
  const rightToLeft =
    text !== '' && isRightToLeft([{ type: 'text', value: text }], isRightToLeftDocument(environment));
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
      alignment: 'right',
    });
  if (text === '') return paragraph(number, { alignment: kind === 'header' ? 'right' : 'center' });
  if (!hasNumber)
    return paragraph(words, kind === 'footer' && text.includes('{page}') ? { alignment: 'center' } : {});
  const content: ComposedInline[] = [...words, { type: 'tab' }, ...number];
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

/**
 * The requested text, else the running title, in capitals in a paper in APA style, else in a manuscript the first author's
 * last name.
 */
function headerText({ settings, resolved, theme }: Environment): string {
  const { runningTitle } = resolved.document.metadata;
  if (settings.headerText !== '') return settings.headerText;
  if (settings.titleLayout === 'manuscript')
    return resolved.properties.authors[0]?.trim().split(/\s+/).at(-1) ?? '';
  if (runningTitle === undefined) return '';
  return theme.separatesParts
    ? runningTitle.toLocaleUpperCase(resolved.properties.languages.primary)
    : runningTitle;
}
