/** A kind of file that is not read, and the way to one that is. */
export interface ForeignFormat {
  /** What the file is, as the subject of a sentence: “a PDF”. */
  readonly name: string;
  /** The extensions of such files, in small letters, with the dot. */
  readonly extensions: readonly string[];
  /** What a person can do: one or two sentences. */
  readonly advice: string;
}

interface Row extends ForeignFormat {
  /** What such files begin with, each character a byte. */
  readonly begins?: string;
  /** What the first file of an archive of this kind is called and says (OpenDocument 1.3 part 2, 3.3). */
  readonly mimetype?: string;
}

const SAVE_AS_WORD = 'Open it in Word or LibreOffice, and save it as .docx.';
const COPY_CELLS = 'Copy the cells and paste them, or save the sheet as .csv.';

const ROWS: readonly Row[] = [
  {
    name: 'a PDF',
    extensions: ['.pdf'],
    begins: '%PDF-',
    advice: 'Open it in Word, which turns it into a document that can be edited, and save that as .docx.',
  },
  {
    name: 'a Word file from before 2007',
    extensions: ['.doc', '.dot'],
    begins: '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1',
    advice: SAVE_AS_WORD,
  },
  { name: 'a file in Rich Text Format', extensions: ['.rtf'], begins: '{\\rtf', advice: SAVE_AS_WORD },
  {
    name: 'an OpenDocument text',
    extensions: ['.odt', '.ott', '.fodt'],
    mimetype: 'application/vnd.oasis.opendocument.text',
    advice: SAVE_AS_WORD,
  },
  {
    name: 'an Apple Pages document',
    extensions: ['.pages'],
    advice: 'In Pages, choose File > Export To > Word.',
  },
  {
    name: 'a LaTeX document',
    extensions: ['.tex', '.latex', '.ltx'],
    advice: 'Convert it with pandoc: pandoc paper.tex -o paper.md',
  },
  {
    name: 'a Typst document',
    extensions: ['.typ'],
    advice: 'Convert it with pandoc: pandoc paper.typ -o paper.md',
  },
  {
    name: 'reStructuredText',
    extensions: ['.rst'],
    advice: 'Convert it with pandoc: pandoc paper.rst -o paper.md',
  },
  {
    name: 'an Org document',
    extensions: ['.org'],
    advice: 'Convert it with pandoc: pandoc paper.org -o paper.md',
  },
  {
    name: 'AsciiDoc',
    extensions: ['.adoc', '.asciidoc', '.asc'],
    advice: 'Convert it to HTML with Asciidoctor, and open that.',
  },
  { name: 'a workbook', extensions: ['.xlsx', '.xls', '.ods', '.numbers'], advice: COPY_CELLS },
  {
    name: 'a presentation',
    extensions: ['.pptx', '.ppt', '.odp', '.key'],
    advice: 'Copy its text and paste it.',
  },
  {
    name: 'a picture',
    extensions: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.bmp', '.tif', '.tiff', '.heic'],
    begins: '\x89PNG',
    advice: 'Put it beside a text that shows it, and open the text.',
  },
];

/** The kinds of files that are not read but named, with what to do. */
export const FOREIGN_FORMATS: readonly ForeignFormat[] = ROWS;

/** The name and the content of the first file of an archive come after 30 bytes about it (APPNOTE.TXT 4.3.7). */
const FIRST_NAME = 30;
const LONGEST_BEGINNING = 128;

/** The kind of a file that is not read, by its first bytes, else by its name; `undefined` if it is of none of these kinds. */
export function foreignFormat(name: string, bytes: Uint8Array = new Uint8Array()): ForeignFormat | undefined {
  const beginning = Array.from(bytes.subarray(0, LONGEST_BEGINNING), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  const ending = /\.[^./\\]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return (
    ROWS.find(({ begins }) => begins !== undefined && beginning.startsWith(begins)) ??
    ROWS.find(({ mimetype }) => beginning.startsWith(`mimetype${mimetype}`, FIRST_NAME)) ??
    ROWS.find(({ extensions }) => extensions.includes(ending))
  );
}
