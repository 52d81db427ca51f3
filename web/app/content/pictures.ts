import sizes from './picture-sizes.json';
import { PICTURED_PAGES, type PicturedName } from './pictured-pages';
import { converterAt, type PicturedPage, SCREEN_PAGE } from './shown-documents';

/** A picture of real output. Its files and its size come from `scripts/pictures.mjs`. */
export interface PictureFacts extends PictureFile {
  readonly alt: string;
  /** The same picture at a lower resolution. */
  readonly small?: PictureFile;
  /** The address that opens in the converter what it shows. */
  readonly opens: string;
  /** A part of the same page, or of the same screen, for narrow screens. */
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

function picture(name: PictureName, of: PicturedPage, alt: string): PictureFacts {
  return { ...pictureFile(name), alt, opens: converterAt(of), close: pictureFile(`${name}-close`) };
}

function pagePicture(name: PictureName & PicturedName, alt: string): PictureFacts {
  return picture(name, PICTURED_PAGES[name], alt);
}

/** One that is small enough for every screen. */
function smallPicture(name: FileName & PicturedName, alt: string): PictureFacts {
  const file = pictureFile(name);
  return { ...file, alt, close: file, opens: converterAt(PICTURED_PAGES[name]) };
}

const SCREEN_ALT = 'The converter: Markdown on the left, its page on the right, and four templates.';

/** A screenshot of the converter, in the theme of the page that shows it. */
export const SCREEN = {
  light: picture('screen-light', SCREEN_PAGE, SCREEN_ALT),
  dark: picture('screen-dark', SCREEN_PAGE, SCREEN_ALT),
} as const;

export const PICTURES = {
  hero: {
    ...pagePicture('hero', 'A page: text with raised numbers, and the notes at its foot.'),
    small: pictureFile('hero-small'),
  },
  sampleAcademic: pagePicture(
    'sample-academic',
    'A page of the research paper: title, double-spaced text, notes.',
  ),
  sampleBusiness: pagePicture(
    'sample-business',
    'First page of the strategy report: navy headings and a table.',
  ),
  sampleTechnical: pagePicture(
    'sample-technical',
    'First page of the API guide: code in grey boxes and a table.',
  ),
  sameNumber: pagePicture(
    'notes-same-number',
    'The foot of a page on which repeated references share one note.',
  ),
  seeNote: pagePicture(
    'notes-see-note',
    'The foot of a page on which repeated references have notes that read “See footnote 1”.',
  ),
  apaTitle: pagePicture(
    'apa-title',
    'A student’s title page in APA style: title, author, department, course, instructor and date, centred.',
  ),
  apaContents: pagePicture('apa-contents', 'Table of contents with dotted lines and page numbers.'),
  apaText: pagePicture(
    'apa-text',
    'A page of double-spaced text in Times New Roman, with bold headings and citations in brackets.',
  ),
  chat: pagePicture('chat', 'The answer as a page: headings, a table, nested lists, a quotation and code.'),
  notion: pagePicture(
    'notion',
    'The exported page as a document: ticked boxes, nested lists, a quotation and a table.',
  ),
  intentFootnotes: pagePicture(
    'intent-footnotes',
    'A whole page: raised numbers in the text, and its notes at the foot.',
  ),
  intentBibtex: pagePicture('intent-bibtex', 'A double-spaced page with citations in brackets.'),
  intentObsidian: pagePicture(
    'intent-obsidian',
    'The note as a page: two coloured boxes, a list with check boxes and a table.',
  ),
  intentFormulas: pagePicture(
    'intent-formulas',
    'The answer on a page, with a sum, a derivative and a matrix as equations.',
  ),
  intentApa: pagePicture(
    'intent-apa',
    'A page in APA style: title, bold headings at two levels, double-spaced text.',
  ),
  intentQuarto: pagePicture(
    'intent-quarto',
    'The report on a page: a numbered table, a numbered equation, a box and coloured code.',
  ),
  intentWord: pagePicture(
    'intent-word',
    'The page: a table with raised numbers, to-dos with boxes, and two numbered lists.',
  ),
  useTable: smallPicture('use-table', 'A table of four columns, with figures aligned to the right.'),
  useContents: smallPicture('use-contents', 'A table of contents with dotted lines and page numbers.'),
  useCheckboxes: smallPicture('use-checkboxes', 'Six to-dos with boxes, of which two are ticked.'),
  useBreakBefore: smallPicture('use-break-before', 'A page that ends halfway down.'),
  useBreakAfter: smallPicture('use-break-after', 'The next page, which begins with a heading.'),
  useLists: smallPicture('use-lists', 'A list from 1 to 4, and a second one that begins at 1 again.'),
  plain: pagePicture('template-plain', 'Plain: Calibri, dark grey headings, compact.'),
  academic: pagePicture('template-academic', 'Academic: Times New Roman, double spacing, centred headings.'),
  business: pagePicture(
    'template-business',
    'Business: large navy title, ruled headings, shaded table header.',
  ),
  mla: pagePicture(
    'template-mla',
    'MLA: name and date at the top left, centred title, surname and page number at the top right.',
  ),
} as const;
