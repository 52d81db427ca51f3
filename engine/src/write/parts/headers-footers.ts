import type { PageGeometry } from '../../settings.js';
import { onItsSide, textWidth } from '../../theme/index.js';
import { type Properties, propertyElement, val } from '../../xml/properties.js';
import type { Environment } from '../environment.js';
import { field } from '../field.js';
import type { Ledger } from '../ledger.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { textRun } from '../run.js';
import type { PackagePart, PartWriter } from './package-part.js';

type Kind = 'header' | 'footer';
const KINDS = ['header', 'footer'] as const;
const STYLES: Readonly<Record<Kind, string>> = { header: 'Header', footer: 'Footer' };
const ELEMENTS: Readonly<Record<Kind, string>> = { header: 'hdr', footer: 'ftr' };

/** The header and the footer of all pages, each only where it shows something. */
export const headersAndFooters: PartWriter = (environment) => {
  const { page } = environment.theme;
  const turned = environment.plan.sections.some(({ landscape }) => landscape) ? [onItsSide(page)] : [];
  const written = new Map<string, PackagePart>();
  for (const kind of KINDS) {
    for (const geometry of [page, ...turned]) {
      const content = paragraphOf(kind, geometry, environment);
      const name = `word/${fileName(kind, geometry, environment)}`;
      if (content === undefined || written.has(name)) continue;
      const element = ELEMENTS[kind];
      written.set(name, {
        name,
        content: `${XML_DECLARATION}<w:${element} ${NAMESPACES}>${content}</w:${element}>`,
        contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`,
        relationship: undefined,
      });
    }
  }
  return [...written.values()];
};

/** What a section says of its header and footer; enters them in the document's relationships. */
export function headerReferences(
  page: PageGeometry,
  environment: Environment,
  ledger: Ledger,
): Readonly<Record<string, string>> {
  const found = KINDS.filter((kind) => paragraphOf(kind, page, environment) !== undefined);
  return Object.fromEntries(
    found.map((kind) => {
      const name = fileName(kind, page, environment);
      const id = ledger.relationships.document.add(RELATIONSHIP_TYPES[kind], name);
      return [`${kind}Reference`, `w:type="default" r:id="${id}"`];
    }),
  );
}

/** A page on its side has a part of its own where the other would not fill its width. */
function fileName(kind: Kind, page: PageGeometry, environment: Environment): string {
  const { page: upright } = environment.theme;
  const differs = paragraphOf(kind, page, environment) !== paragraphOf(kind, upright, environment);
  return `${kind}${differs ? 2 : 1}.xml`;
}

function paragraphOf(kind: Kind, page: PageGeometry, environment: Environment): string | undefined {
  const { settings, theme } = environment;
  const number = settings.pageNumbers === kind ? field('PAGE', '1') : '';
  const text = kind === 'header' ? headerText(environment) : settings.footerText;
  if (text === '' && number === '') return undefined;
  const pStyle = val(STYLES[kind]);
  const paragraph = (properties: Properties, runs: string): string =>
    `<w:p>${propertyElement('w:pPr', { pStyle, ...properties })}${runs}</w:p>`;
  if (kind === 'header' && theme.header === 'right')
    return paragraph({ jc: val('right') }, textRun(text === '' ? '' : `${text} `, 0) + number);
  if (text === '') return paragraph({ jc: val(kind === 'header' ? 'right' : 'center') }, number);
  if (number === '') return paragraph({}, textRun(text, 0));
  return paragraph({ tabs: tabsFor(page, theme.page) }, `${textRun(text, 0)}<w:r><w:tab/></w:r>${number}`);
}

/** Moves the tab stop of the style to the right edge of a page on its side. */
function tabsFor(page: PageGeometry, upright: PageGeometry): string | undefined {
  const [width, ownWidth] = [textWidth(page), textWidth(upright)];
  if (width === ownWidth) return undefined;
  return `<w:tabs><w:tab w:val="clear" w:pos="${ownWidth}"/><w:tab w:val="right" w:pos="${width}"/></w:tabs>`;
}

/** The text that is asked for; in a manuscript else the first author's last name. */
function headerText({ settings, resolved }: Environment): string {
  if (settings.headerText !== '' || settings.titleLayout !== 'manuscript') return settings.headerText;
  return resolved.properties.authors[0]?.trim().split(/\s+/).at(-1) ?? '';
}
