import { PICTURED_PAGES, type PicturedName } from './pictured-pages';
import { type PictureFile, pictureFile } from './pictures';
import { converterAt } from './shown-documents';

type TemplateId = 'plain' | 'academic' | 'business' | 'mla';

/** A page of the gallery's text in a template. */
interface TemplatePage extends PictureFile {
  readonly alt: string;
  /** The address that opens it in the converter. */
  readonly opens: string;
}

/** A template as the gallery shows it. */
export interface GalleryTemplate {
  readonly id: TemplateId;
  readonly name: string;
  readonly purpose: string;
  readonly facts: readonly string[];
  readonly pages: readonly TemplatePage[];
}

function templatePage(name: Extract<PicturedName, `gallery-${string}`>, alt: string): TemplatePage {
  return { ...pictureFile(name), alt, opens: converterAt(PICTURED_PAGES[name]) };
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
      templatePage(
        'gallery-plain-1',
        'Page 1 of an API guide in Plain: headings, code in boxes and a table.',
      ),
      templatePage('gallery-plain-2', 'Page 2 of the guide: tables, numbered steps and code.'),
    ],
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
      templatePage('gallery-academic-1', 'The title page of a paper in Academic: title, author and date.'),
      templatePage('gallery-academic-2', 'The table of contents, with dotted lines and page numbers.'),
      templatePage(
        'gallery-academic-4',
        'A page of double-spaced text in Times New Roman, with notes at its foot.',
      ),
    ],
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
      templatePage(
        'gallery-business-1',
        'Page 1 of a strategy report in Business: title, callout and a table.',
      ),
      templatePage('gallery-business-2', 'Page 2 of the report: lists, tables and a quotation.'),
    ],
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
      templatePage(
        'gallery-mla-1',
        'Page 1 of an essay in MLA: author, course and date at the top left, and a centred title.',
      ),
      templatePage(
        'gallery-mla-2',
        'Page 2 of the essay, with the surname and the page number at the top right.',
      ),
    ],
  },
];
