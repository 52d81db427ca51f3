import type { FootnotePosition, LineBreaks, PageSize, TemplateName } from '@footmark/engine';
import { OPTION_CHOICES } from '@footmark/engine/options';

/** Yes, no, or what the template does. */
export type TemplateChoice = 'template' | 'on' | 'off';

/** What a person has chosen for all exports. Properties of a note take precedence. */
export interface Settings {
  readonly template: TemplateName;
  /** The path of a Word file in the vault whose styles are used instead of `template`; empty for none. */
  readonly ownTemplate: string;
  /** The paths of files with sources in the vault. */
  readonly bibliography: readonly string[];
  /** A citation style's name or the path of a CSL file in the vault; empty for the template's. */
  readonly csl: string;
  readonly tableOfContents: TemplateChoice;
  readonly pageNumbers: TemplateChoice;
  readonly numberHeadings: boolean;
  readonly footnotePosition: FootnotePosition;
  readonly linksToFootnotes: boolean;
  readonly lineBreaks: LineBreaks;
  readonly pageSize: PageSize | 'template';
  /** Whether the file carries its Markdown, so that changes made in Word can be merged back. */
  readonly carriesSource: boolean;
  readonly folderExport: 'one' | 'each';
  /** The folder for Word files; empty for that of the note. */
  readonly outputFolder: string;
  /** Whether an existing Word file is replaced; otherwise the new one gets a number. */
  readonly replaces: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  template: 'plain',
  ownTemplate: '',
  bibliography: [],
  csl: '',
  tableOfContents: 'template',
  pageNumbers: 'template',
  numberHeadings: false,
  footnotePosition: 'page',
  linksToFootnotes: false,
  lineBreaks: 'auto',
  pageSize: 'template',
  carriesSource: false,
  folderExport: 'one',
  outputFolder: '',
  replaces: false,
};

/** The values of the settings that have a closed list of them. */
export const SETTING_CHOICES = {
  template: OPTION_CHOICES.template,
  tableOfContents: ['template', 'on', 'off'],
  pageNumbers: ['template', 'on', 'off'],
  footnotePosition: OPTION_CHOICES.footnotePosition,
  lineBreaks: OPTION_CHOICES.lineBreaks,
  pageSize: ['template', ...OPTION_CHOICES.pageSize],
  folderExport: ['one', 'each'],
} as const satisfies { readonly [Name in keyof Settings]?: readonly Settings[Name][] };

/**
 * Settings as they were stored, perhaps by another version or by hand: what is missing or of another kind has its default
 * value.
 */
export function settingsFrom(stored: unknown): Settings {
  const values: Record<string, unknown> = { ...Object(stored) };
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, value]) => [
    name,
    isValid(name, value, values[name]) ? values[name] : value,
  ]);
  return Object.fromEntries(entries);
}

function isValid(name: string, standard: unknown, value: unknown): boolean {
  const choices: readonly unknown[] | undefined = Object.entries(SETTING_CHOICES).find(
    ([each]) => each === name,
  )?.[1];
  if (choices) return choices.includes(value);
  if (Array.isArray(standard)) return Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === typeof standard;
}
