import sizes from './picture-sizes.json';

/** A picture of real output. Its files and its size come from `scripts/pictures.mjs`. */
export interface PictureFacts extends PictureFile {
  readonly alt: string;
  /** The same picture at a lower resolution. */
  readonly small?: PictureFile;
  /** The same document in a narrow column, for narrow screens. */
  readonly close: PictureFile;
}

export interface PictureFile {
  /** As WebP, for browsers without AVIF. */
  readonly src: string;
  readonly avif: string;
  /** Size of the files in pixels. */
  readonly width: number;
  readonly height: number;
}

type FileName = keyof typeof sizes;
type PictureName = Extract<FileName, `${string}-close`> extends `${infer Name}-close` ? Name : never;

export function pictureFile(name: FileName): PictureFile {
  return { src: `/pictures/${name}.webp`, avif: `/pictures/${name}.avif`, ...sizes[name] };
}

function picture(name: PictureName, alt: string): PictureFacts {
  return { ...pictureFile(name), alt, close: pictureFile(`${name}-close`) };
}

/** A screenshot of the converter, in the theme of the page that shows it. */
export const SCREEN = {
  light: picture(
    'screen-light',
    'The converter: Markdown on the left, its pages on the right, and small pages of four templates beside them.',
  ),
  dark: picture(
    'screen-dark',
    'The converter: Markdown on the left, its pages on the right, and small pages of four templates beside them.',
  ),
} as const;

export const PICTURES = {
  paper: {
    ...picture('paper', 'A page of a paper: text with raised numbers, and the notes at its foot.'),
    small: pictureFile('paper-small'),
  },
  sampleAcademic: picture(
    'sample-academic',
    'First page of the research paper: title, abstract, introduction.',
  ),
  sampleBusiness: picture('sample-business', 'First page of the strategy report: navy headings and a table.'),
  sampleTechnical: picture(
    'sample-technical',
    'First page of the API guide: code in grey boxes and a table.',
  ),
  sameNumber: picture('notes-same-number', 'The foot of a page on which repeated references share one note.'),
  seeNote: picture(
    'notes-see-note',
    'The foot of a page on which repeated references have notes that read “See footnote 1”.',
  ),
  apaTitle: picture('apa-title', 'Title page in APA style: title, author and date, centred.'),
  apaContents: picture('apa-contents', 'Table of contents with dotted lines and page numbers.'),
  apaText: picture('apa-text', 'Double-spaced text in Times New Roman above notes with italic book titles.'),
  chat: picture('chat', 'The answer as a page: headings, a table, nested lists, a quotation and code.'),
  notion: picture(
    'notion',
    'The exported page as a document: ticked boxes, nested lists, a quotation and a table.',
  ),
  plain: picture('template-plain', 'Plain: Calibri, dark grey headings, compact.'),
  academic: picture('template-academic', 'Academic: Times New Roman, double spacing, centred headings.'),
  business: picture('template-business', 'Business: large navy title, ruled headings, shaded table header.'),
  mla: picture(
    'template-mla',
    'MLA: name and date at the top left, centred title, surname and page number at the top right.',
  ),
} as const;
