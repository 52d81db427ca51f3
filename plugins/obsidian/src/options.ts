import { OPTION_CHOICES } from '@footmark/engine/options';
import type { App, FrontMatterCache, TFile } from 'obsidian';
import { ExportError } from './export-error.js';
import type { Settings, TemplateChoice } from './settings.js';
import { fileNamed } from './vault-files.js';
import type { PlainOptions } from './worker/protocol.js';

/** The property with which a note chooses its template: the name of one, or a Word file in the vault. */
export const TEMPLATE_PROPERTY = 'word-template';

/** Properties that the engine reads itself, by the options that would take precedence over them. */
const PROPERTIES = {
  includeTableOfContents: ['toc', 'table-of-contents'],
  numberHeadings: ['number-sections', 'numbersections', 'number-headings'],
  lineBreaks: ['line-breaks'],
  csl: ['csl'],
} as const satisfies { readonly [Name in keyof PlainOptions]?: readonly string[] };

/**
 * The options for a document: the settings, unless the properties of its first note say otherwise. Throws an `ExportError` if
 * the template is missing.
 */
export async function optionsFor(
  app: App,
  settings: Settings,
  notes: readonly TFile[],
): Promise<PlainOptions> {
  const [first] = notes;
  const properties = first === undefined ? {} : (app.metadataCache.getFileCache(first)?.frontmatter ?? {});
  const template = await templateFor(app, settings, notes, properties);
  const options: PlainOptions = {
    ...template,
    // A vault's notes are Obsidian's, whatever they happen to contain.
    dialect: 'obsidian',
    bibliography: settings.bibliography,
    footnotePosition: settings.footnotePosition,
    linksToFootnotes: settings.linksToFootnotes,
    ...(!isNamed('lineBreaks', properties) && { lineBreaks: settings.lineBreaks }),
    ...(settings.numberHeadings && !isNamed('numberHeadings', properties) && { numberHeadings: true }),
    ...(!isNamed('includeTableOfContents', properties) &&
      chosen('includeTableOfContents', settings.tableOfContents)),
    ...chosen('showPageNumbers', settings.pageNumbers),
    ...(settings.pageSize !== 'template' && { pageSize: settings.pageSize }),
    ...(settings.csl !== '' && !isNamed('csl', properties) && { csl: settings.csl }),
    ...(settings.carriesSource && { source: first?.name ?? true }),
  };
  return options;
}

function isNamed(option: keyof typeof PROPERTIES, properties: FrontMatterCache): boolean {
  return PROPERTIES[option].some((name) => name in properties);
}

function chosen<Name extends keyof PlainOptions>(
  name: Name,
  choice: TemplateChoice,
): { [Key in Name]?: boolean } {
  return (choice === 'template' ? {} : { [name]: choice === 'on' }) as { [Key in Name]?: boolean };
}

async function templateFor(
  app: App,
  settings: Settings,
  notes: readonly TFile[],
  properties: FrontMatterCache,
): Promise<Pick<PlainOptions, 'template' | 'templateName'>> {
  const property: unknown = properties[TEMPLATE_PROPERTY];
  const name = typeof property === 'string' && property !== '' ? property : settings.ownTemplate;
  if (name === '') return { template: settings.template };
  const known = OPTION_CHOICES.template.find((each) => each === name.toLowerCase());
  if (known) return { template: known };
  const file = fileNamed(app, name, notes);
  if (!file) {
    const where =
      name === property ? `the property ${TEMPLATE_PROPERTY} of ${notes[0]?.name ?? ''}` : 'the settings';
    throw new ExportError(`The template ${name}, which ${where} name, is not in the vault.`);
  }
  return { template: new Uint8Array(await app.vault.readBinary(file)), templateName: file.name };
}
