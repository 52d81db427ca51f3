import { PICTURES, type PictureFacts } from './pictures';
import { SHEETS, SHOWN_DOCUMENTS, type ShownDocument } from './shown-documents';

export type ExampleId = keyof typeof SHEETS;

/** An example in the landing page's dialog. */
export interface Example {
  readonly id: ExampleId;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly picture: PictureFacts;
  /** What is converted. */
  readonly document: ShownDocument;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'academic',
    title: 'Academic Research Paper',
    description: 'A paper on the history of the footnote, with its sources in notes.',
    features: [
      'More than thirty notes, some used several times',
      'Title page and table of contents',
      'Table, quotation and nested lists',
      'Times New Roman, double-spaced',
    ],
    picture: PICTURES.sampleAcademic,
    document: SHOWN_DOCUMENTS[SHEETS.academic.document],
  },
  {
    id: 'business',
    title: 'Business Strategy Report',
    description: 'A report to a board: figures, risks and a decision.',
    features: [
      'Five tables with aligned figures, and a chart that Word can edit',
      'Nested lists and to-do boxes',
      'Callouts for decisions and warnings',
      'Page numbers at the foot',
    ],
    picture: PICTURES.sampleBusiness,
    document: SHOWN_DOCUMENTS[SHEETS.business.document],
  },
  {
    id: 'technical',
    title: 'Technical Documentation',
    description: 'A guide to a web service, from the first request to its errors.',
    features: [
      'Code in the colours of its language',
      'Tables with code in their cells',
      'Code inside numbered steps',
      'A checklist that you can tick in Word',
    ],
    picture: PICTURES.sampleTechnical,
    document: SHOWN_DOCUMENTS[SHEETS.technical.document],
  },
];
