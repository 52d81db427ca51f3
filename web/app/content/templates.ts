import { type PictureFile, pictureFile } from './pictures';
import { converterWith, SHOWN_DOCUMENTS } from './shown-documents';

type TemplateId = 'plain' | 'academic' | 'business' | 'mla';

/** A page of the gallery's text in a template. */
interface TemplatePage extends PictureFile {
  readonly alt: string;
}

/** A template as the gallery shows it. */
export interface GalleryTemplate {
  readonly id: TemplateId;
  readonly name: string;
  readonly purpose: string;
  readonly facts: readonly string[];
  readonly pages: readonly TemplatePage[];
  /** What text the pages show, and the address that opens it in the converter. */
  readonly text: string;
  readonly example: string;
}

/** Where the build puts a template as a Word file. */
export function templateFile(id: TemplateId): string {
  return `/templates/${id}.docx`;
}

/** The address that opens the converter with a template, and with the visitor's own text if there is one. */
export function converterWithTemplate(id: TemplateId): string {
  return `/?template=${id}`;
}

export const GALLERY: readonly GalleryTemplate[] = [
  {
    id: 'plain',
    name: 'Plain',
    purpose: 'For notes, answers and technical documents. It’s the default.',
    facts: [
      'Calibri 11, single spacing',
      'Dark grey headings, little space between paragraphs',
      'No title page, contents or page numbers',
      'Table columns of equal width, as long as every word fits',
    ],
    pages: [
      {
        ...pictureFile('gallery-plain-1'),
        alt: 'Page 1 of an API guide in Plain: headings, code in boxes and a table.',
      },
      { ...pictureFile('gallery-plain-2'), alt: 'Page 2 of the guide: tables, numbered steps and code.' },
    ],
    text: 'an API guide',
    example: converterWith(SHOWN_DOCUMENTS.manual),
  },
  {
    id: 'academic',
    name: 'Academic',
    purpose: 'For papers and theses in the layout of APA, 7th edition.',
    facts: [
      'Times New Roman 12, double spacing',
      'APA’s five levels of headings',
      'Title page and table of contents',
      'Page number at the top, with a short title if you give one',
    ],
    pages: [
      {
        ...pictureFile('gallery-academic-1'),
        alt: 'The title page of a paper in Academic: title, author and date.',
      },
      {
        ...pictureFile('gallery-academic-2'),
        alt: 'The table of contents, with dotted lines and page numbers.',
      },
      {
        ...pictureFile('gallery-academic-4'),
        alt: 'A page of double-spaced text in Times New Roman, with notes at its foot.',
      },
    ],
    text: 'a research paper',
    example: converterWith(SHOWN_DOCUMENTS.paper),
  },
  {
    id: 'business',
    name: 'Business',
    purpose: 'For reports, proposals and minutes.',
    facts: [
      'Calibri 11, spacing 1.15',
      'Large navy title above the text, ruled headings',
      'Shaded table headers, columns fitted to their content',
      'Page number at the foot',
    ],
    pages: [
      {
        ...pictureFile('gallery-business-1'),
        alt: 'Page 1 of a strategy report in Business: title, callout and a table.',
      },
      { ...pictureFile('gallery-business-2'), alt: 'Page 2 of the report: lists, tables and a quotation.' },
    ],
    text: 'a strategy report',
    example: converterWith(SHOWN_DOCUMENTS.report),
  },
  {
    id: 'mla',
    name: 'MLA',
    purpose: 'For essays in the layout of the MLA Handbook.',
    facts: [
      'Times New Roman 12, double spacing',
      'Name, instructor, course and date at the top left',
      'Centred title, indented paragraphs',
      'Surname and page number at the top right',
    ],
    pages: [
      {
        ...pictureFile('gallery-mla-1'),
        alt: 'Page 1 of a paper in MLA: author and date at the top left, and a centred title.',
      },
      {
        ...pictureFile('gallery-mla-2'),
        alt: 'Page 2 of the paper, with the surname and the page number at the top right.',
      },
    ],
    text: 'a research paper',
    example: converterWith(SHOWN_DOCUMENTS.essay),
  },
];
