import type {
  DuplicateHandling,
  FontFamily,
  FontSize,
  FootnotePosition,
  LineSpacing,
  PageSize,
  RepairName,
  TableWidths,
  TemplateName,
  UnreferencedSeparator,
  WideTables,
} from '@footmark/engine';
import type { PortableOptions } from '../../worker/protocol';
import { MARGINS, type MarginName } from './margins';

/** Everything that the panels let a visitor choose about the Word file. */
export interface DocumentOptions extends TemplateChoices {
  readonly template: TemplateName;
  readonly headerText: string;
  readonly footerText: string;
  readonly highlightCode: boolean;
  readonly imageCaptions: boolean;
  readonly smartQuotes: boolean;
  /** Whether the repairs below are done at all. */
  readonly cleansUp: boolean;
  readonly repairs: readonly RepairName[];
  readonly margins: MarginName;
  readonly tableWidths: TableWidths;
  readonly wideTables: WideTables;
  readonly footnotePosition: FootnotePosition;
  readonly duplicateHandling: DuplicateHandling;
  readonly includeUnreferenced: boolean;
  readonly unreferencedSeparator: UnreferencedSeparator;
  readonly linksToFootnotes: boolean;
}

/** What choosing a template sets. */
export interface TemplateChoices {
  readonly fontFamily: FontFamily;
  readonly fontSize: FontSize;
  readonly lineSpacing: LineSpacing;
  readonly pageNumbers: 'off' | 'header' | 'footer';
  readonly includeTableOfContents: boolean;
  readonly titlePage: boolean;
  readonly pageSize: PageSize;
}

const PLAIN: TemplateChoices = {
  fontFamily: 'calibri',
  fontSize: 11,
  lineSpacing: 'single',
  pageNumbers: 'off',
  includeTableOfContents: false,
  titlePage: false,
  pageSize: 'a4',
};

const MANUSCRIPT: TemplateChoices = {
  ...PLAIN,
  fontFamily: 'times',
  fontSize: 12,
  lineSpacing: 'double',
  pageNumbers: 'header',
  pageSize: 'letter',
};

// The engine's own table would bring the engine into the page's first scripts; a test holds this one to it.
export const TEMPLATE_CHOICES: Readonly<Record<TemplateName, TemplateChoices>> = {
  plain: PLAIN,
  academic: { ...MANUSCRIPT, includeTableOfContents: true, titlePage: true },
  business: { ...PLAIN, lineSpacing: '1.15', pageNumbers: 'footer' },
  mla: MANUSCRIPT,
};

export const DEFAULT_OPTIONS: DocumentOptions = {
  template: 'plain',
  ...PLAIN,
  headerText: '',
  footerText: '',
  highlightCode: true,
  imageCaptions: false,
  smartQuotes: false,
  cleansUp: true,
  // What nobody means to keep. The other repairs change how the document is built: they are offered.
  repairs: ['citation-marks', 'invisible-characters'],
  margins: 'normal',
  tableWidths: 'equal',
  wideTables: 'fit',
  footnotePosition: 'page',
  duplicateHandling: 'same-number',
  includeUnreferenced: true,
  unreferencedSeparator: 'bullet',
  linksToFootnotes: false,
};

/** What choosing a template changes. The rest is left; what is changed afterwards is kept until another is chosen. */
export function templateChoices(template: TemplateName): Partial<DocumentOptions> {
  return { ...TEMPLATE_CHOICES[template], template };
}

/** The choices in the engine's terms. */
export function conversionOptions(options: DocumentOptions): PortableOptions {
  const {
    pageNumbers,
    margins,
    duplicateHandling,
    includeUnreferenced,
    unreferencedSeparator,
    cleansUp,
    repairs,
    ...rest
  } = options;
  return {
    ...rest,
    repairs: cleansUp ? repairs : false,
    showPageNumbers: pageNumbers !== 'off',
    pageNumberPosition: pageNumbers === 'header' ? 'header' : 'footer',
    margins: MARGINS[margins].points,
    footnoteOptions: { duplicateHandling, includeUnreferenced, unreferencedSeparator },
  };
}
