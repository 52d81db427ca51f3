import { PICTURES, type PictureFacts } from './pictures';
import { SAMPLE_TEMPLATES, type SampleId } from './samples';

/** An example in the landing page's dialog. Its Markdown is the sample of the same name. */
export interface Example {
  readonly id: SampleId;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly picture: PictureFacts;
  /** The options for converting the sample. */
  readonly template: 'academic' | 'business' | 'plain';
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
    template: SAMPLE_TEMPLATES.academic,
  },
  {
    id: 'business',
    title: 'Business Strategy Report',
    description: 'A report to a board: figures, risks and a decision.',
    features: [
      'Five tables with aligned figures',
      'Nested lists and to-do boxes',
      'Callouts for decisions and warnings',
      'Page numbers at the foot',
    ],
    picture: PICTURES.sampleBusiness,
    template: SAMPLE_TEMPLATES.business,
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
    template: SAMPLE_TEMPLATES.technical,
  },
];
