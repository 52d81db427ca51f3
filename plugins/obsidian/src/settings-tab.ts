import { type App, type Plugin, PluginSettingTab, Setting } from 'obsidian';
import { TEMPLATE_PROPERTY } from './options.js';
import type { SETTING_CHOICES, Settings } from './settings.js';

interface SettingsOwner extends Plugin {
  readonly settings: Settings;
  change(changes: Partial<Settings>): Promise<void>;
}

/** The settings that are named by a text. */
type TextName = 'ownTemplate' | 'csl' | 'outputFolder';
/** The settings that are on or off. */
type ToggleName = 'numberHeadings' | 'linksToFootnotes' | 'carriesSource' | 'replaces';
type ChoiceName = keyof typeof SETTING_CHOICES;

const AS_THE_TEMPLATE = 'As in the template';

/** What the values are called. */
const LABELS: {
  readonly [Name in ChoiceName]: Readonly<Record<(typeof SETTING_CHOICES)[Name][number], string>>;
} = {
  template: { plain: 'Plain', academic: 'Academic', business: 'Business', mla: 'MLA' },
  tableOfContents: { template: AS_THE_TEMPLATE, on: 'Yes', off: 'No' },
  pageNumbers: { template: AS_THE_TEMPLATE, on: 'Yes', off: 'No' },
  footnotePosition: { page: 'At the foot of each page', document: 'At the end of the document' },
  lineBreaks: { auto: 'Where they are meant', keep: 'Always', join: 'Never' },
  pageSize: { template: AS_THE_TEMPLATE, a4: 'A4', letter: 'US Letter' },
  folderExport: { one: 'One document', each: 'A document for each note' },
};

/** The page of the plug-in in Obsidian's settings. */
export class SettingsTab extends PluginSettingTab {
  constructor(
    app: App,
    private readonly owner: SettingsOwner,
  ) {
    super(app, owner);
  }

  override display(): void {
    this.containerEl.empty();
    this.#choice('template', 'Template', 'The look of the document.');
    this.#text('ownTemplate', {
      name: 'Your own template',
      description: `The path of a Word file (.docx or .dotx) in the vault, whose styles, page, headers and footers are used instead. A note can name another with the property ${TEMPLATE_PROPERTY}.`,
      placeholder: 'Templates/Report.dotx',
    });
    this.#choice('pageSize', 'Paper', '');

    new Setting(this.containerEl).setName('Contents').setHeading();
    this.#choice('tableOfContents', 'Table of contents', 'The property toc of a note takes precedence.');
    this.#toggle(
      'numberHeadings',
      'Number headings',
      'The property number-sections of a note takes precedence.',
    );
    this.#choice('pageNumbers', 'Page numbers', '');
    this.#choice('footnotePosition', 'Footnotes', '');
    this.#toggle(
      'linksToFootnotes',
      'Links as footnotes',
      'Links become their text with a footnote that gives the address.',
    );
    this.#choice('lineBreaks', 'Keep line breaks within paragraphs', '');

    new Setting(this.containerEl).setName('Citations').setHeading();
    this.#bibliography();
    this.#text('csl', {
      name: 'Citation style',
      description:
        'The name of a style, such as apa, ieee or chicago-notes, or the path of a CSL file in the vault.',
      placeholder: 'apa',
    });

    new Setting(this.containerEl).setName('Word files').setHeading();
    this.#choice('folderExport', 'A folder becomes', '');
    this.#text('outputFolder', {
      name: 'Folder for Word files',
      description: 'If it is empty, they are beside their notes.',
      placeholder: 'Exports',
    });
    this.#toggle('replaces', 'Replace existing Word files', 'Otherwise the new file gets a number.');
    this.#toggle(
      'carriesSource',
      'Carry the Markdown',
      'The Word file contains its Markdown, so that changes made in Word can be merged back with Footmark.',
    );
  }

  #setting(name: string, description: string): Setting {
    const setting = new Setting(this.containerEl).setName(name);
    return description === '' ? setting : setting.setDesc(description);
  }

  #choice<Name extends ChoiceName>(key: Name, name: string, description: string): void {
    const { settings } = this.owner;
    this.#setting(name, description).addDropdown((dropdown) => {
      for (const [value, label] of Object.entries<string>(LABELS[key])) dropdown.addOption(value, label);
      dropdown.setValue(settings[key]).onChange((value) => this.owner.change({ [key]: value }));
    });
  }

  #toggle(key: ToggleName, name: string, description: string): void {
    const { settings } = this.owner;
    this.#setting(name, description).addToggle((toggle) =>
      toggle.setValue(settings[key]).onChange((value) => this.owner.change({ [key]: value })),
    );
  }

  #text(key: TextName, words: { name: string; description: string; placeholder: string }): void {
    const { settings } = this.owner;
    this.#setting(words.name, words.description).addText((text) =>
      text
        .setPlaceholder(words.placeholder)
        .setValue(settings[key])
        .onChange((value) => this.owner.change({ [key]: value.trim() })),
    );
  }

  #bibliography(): void {
    const { settings } = this.owner;
    this.#setting(
      'Files with sources',
      'The paths of files in the vault (BibTeX, RIS, CSL JSON and others), one on each line. The property bibliography of a note adds others.',
    ).addTextArea((area) =>
      area
        .setPlaceholder('References/library.bib')
        .setValue(settings.bibliography.join('\n'))
        .onChange((value) => {
          const bibliography = value.split('\n').flatMap((path) => path.trim() || []);
          return this.owner.change({ bibliography });
        }),
    );
  }
}
