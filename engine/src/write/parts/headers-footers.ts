import type { Environment } from '../environment.js';
import { field } from '../field.js';
import type { Ledger } from '../ledger.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { textRun } from '../run.js';
import type { PartWriter } from './package-part.js';

type Kind = 'header' | 'footer';
const KINDS = ['header', 'footer'] as const;
const STYLES: Readonly<Record<Kind, string>> = { header: 'Header', footer: 'Footer' };
const ELEMENTS: Readonly<Record<Kind, string>> = { header: 'hdr', footer: 'ftr' };

/** The header and the footer of all pages, each only where it shows something. */
export const headersAndFooters: PartWriter = (environment) =>
  KINDS.flatMap((kind) => {
    const content = paragraphOf(kind, environment);
    if (content === undefined) return [];
    const element = ELEMENTS[kind];
    return {
      name: `word/${fileName(kind)}`,
      content: `${XML_DECLARATION}<w:${element} ${NAMESPACES}>${content}</w:${element}>`,
      contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`,
      relationship: undefined,
    };
  });

/** What a section says of its header and footer; enters them in the document's relationships. */
export function headerReferences(environment: Environment, ledger: Ledger): Readonly<Record<string, string>> {
  const found = KINDS.filter((kind) => paragraphOf(kind, environment) !== undefined);
  return Object.fromEntries(
    found.map((kind) => {
      const id = ledger.relationships.document.add(RELATIONSHIP_TYPES[kind], fileName(kind));
      return [`${kind}Reference`, `w:type="default" r:id="${id}"`];
    }),
  );
}

function fileName(kind: Kind): string {
  return `${kind}1.xml`;
}

function paragraphOf(kind: Kind, environment: Environment): string | undefined {
  const { settings, theme } = environment;
  const number = settings.pageNumbers === kind ? field('PAGE', '1') : '';
  const text = kind === 'header' ? headerText(environment) : settings.footerText;
  if (text === '' && number === '') return undefined;
  const style = `<w:pStyle w:val="${STYLES[kind]}"/>`;
  const aligned = (alignment: string): string => `${style}<w:jc w:val="${alignment}"/>`;
  const paragraph = (properties: string, runs: string): string =>
    `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
  if (kind === 'header' && theme.header === 'right') {
    return paragraph(aligned('right'), textRun(text === '' ? '' : `${text} `, 0) + number);
  }
  if (text === '') return paragraph(aligned(kind === 'header' ? 'right' : 'center'), number);
  return paragraph(style, textRun(text, 0) + (number === '' ? '' : `<w:r><w:tab/></w:r>${number}`));
}

/** The text that is asked for; in a manuscript else the first author's last name. */
function headerText({ settings, resolved }: Environment): string {
  if (settings.headerText !== '' || settings.titleLayout !== 'manuscript') return settings.headerText;
  return resolved.properties.authors[0]?.trim().split(/\s+/).at(-1) ?? '';
}
