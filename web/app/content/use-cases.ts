import { PAGES } from './pages';
import { PICTURES, type PictureFacts } from './pictures';

/** A problem that people have in converting Markdown to Word, with public reports of it. */
export interface PainPoint {
  readonly title: string;
  readonly description: string;
  readonly impact: string;
  /** How this site solves it. */
  readonly answer: string;
  /** The answer on its page, or on two; none shows the converter itself. */
  readonly pictures: readonly PictureFacts[];
  readonly sources: readonly Source[];
}

interface Source {
  readonly label: string;
  readonly url: string;
}

/** An issue in a public tracker on GitHub. */
function issue(repository: string, number: number): Source {
  return { label: `${repository}#${number}`, url: `https://github.com/${repository}/issues/${number}` };
}

export const PAIN_POINTS: readonly PainPoint[] = [
  {
    title: 'One note becomes many',
    description:
      'A note that is referred to twice is printed twice, under two numbers. Reported for pandoc and for the tools that build on it, such as Quarto and Zettlr.',
    impact:
      'A table that shares one explanation repeats it row by row, and every correction has to be made in every copy.',
    answer: 'The note is printed once. Further marks are fields that show its number.',
    pictures: [PICTURES.sameNumber],
    sources: [issue('jgm/pandoc', 1603), issue('quarto-dev/quarto-cli', 5440), issue('Zettlr/Zettlr', 3807)],
  },
  {
    title: 'Tables fall apart outside Word',
    description:
      'Tables come out too narrow or too wide in Google Docs, Pages or LibreOffice, often because their widths are percentages.',
    impact: 'A colleague who opens the file elsewhere sees a table one word wide.',
    answer: 'Every table, column and cell has its width in absolute units.',
    pictures: [PICTURES.useTable],
    sources: [issue('dolanmiu/docx', 1457), issue('dolanmiu/docx', 216), issue('vsch/flexmark-java', 330)],
  },
  {
    title: 'A prompt before the contents appear',
    description:
      'On opening, Word asks whether to update fields “that may refer to other files”. If you answer No, the table of contents stays empty.',
    impact: 'Recipients think that the file is broken or unsafe.',
    answer: 'The table of contents is already complete in the file, so Word doesn’t ask.',
    pictures: [PICTURES.useContents],
    sources: [issue('dolanmiu/docx', 1212), issue('EHDEN/CdmInspection', 61), issue('unidoc/unioffice', 323)],
  },
  {
    title: 'Word found unreadable content',
    description: 'The file opens only after a repair, for example because its template was edited in Word.',
    impact: 'Nobody can tell what the repair removed.',
    answer: 'Every document that our tests make is checked with the validator of Microsoft’s Open XML SDK.',
    pictures: [PICTURES.sampleBusiness],
    sources: [issue('jgm/pandoc', 3741), issue('jgm/pandoc', 4621)],
  },
  {
    title: 'To-dos without boxes',
    description:
      'It has been reported that to-dos arrive with a bullet and a box, with their text on the next line, or with no box at all. Some of these faults have been fixed since.',
    impact: 'A checklist that you can’t tick is just a list.',
    answer: 'Each to-do is one of Word’s own check boxes, without a bullet, and you can tick it.',
    pictures: [PICTURES.useCheckboxes],
    sources: [
      issue('jgm/pandoc', 5198),
      issue('typora/typora-issues', 5469),
      issue('siyuan-note/siyuan', 17093),
    ],
  },
  {
    title: 'No way to begin a new page',
    description: 'Markdown has no page break, and the usual workarounds are dropped or printed as text.',
    impact: 'Chapters have to be moved to the next page by hand, after every conversion.',
    answer: '`\\newpage`, `\\pagebreak` and the usual HTML styles all begin a new page.',
    pictures: [PICTURES.useBreakBefore, PICTURES.useBreakAfter],
    sources: [issue('jgm/pandoc', 1934), issue('executablebooks/MyST-Parser', 883)],
  },
  {
    title: 'Lists continue the wrong numbers',
    description: 'A second numbered list in the same document begins at 5, because the first one ended at 4.',
    impact: 'Instructions end up referring to the wrong steps.',
    answer: 'Each list starts at its own number.',
    pictures: [PICTURES.useLists],
    sources: [issue('vace/markdown-docx', 10), issue('inokawa/remark-docx', 88)],
  },
  {
    title: 'Long documents freeze the page',
    description:
      'Working on a long document in the browser freezes the tab: for half a minute in one report, for an hour in another.',
    impact: 'People close the tab, and the work in it is gone.',
    answer: 'The conversion runs in the background, shows its progress and can be cancelled.',
    pictures: [],
    sources: [issue('guigrpa/docx-templates', 153), issue('JSv4/Docxodus', 46)],
  },
];

/** People who run into these faults. */
export interface UserGroup {
  readonly title: string;
  readonly description: string;
  readonly users: string;
  readonly painPoint: string;
  readonly solution: string;
  readonly link: { readonly label: string; readonly to: string };
}

export const USER_GROUPS: readonly UserGroup[] = [
  {
    title: 'People who work with chat assistants',
    description: 'They have a good answer and need a document.',
    users: 'Analysts, students, support teams',
    painPoint: 'The formatting changes on the way, and sources lose their link to the text.',
    solution: 'Numbered sources become footnotes; headings get heading styles.',
    link: { label: 'ChatGPT to Word', to: PAGES.chatgpt.path },
  },
  {
    title: 'Academic writers',
    description: 'They write in Markdown and have to hand in Word files.',
    users: 'Students, doctoral candidates, editors of collected volumes',
    painPoint: 'Dozens of notes, many of them citing the same work.',
    solution: 'Notes that are reused instead of copied; APA and MLA layouts; citations from a .bib file.',
    link: { label: 'Academic Writing', to: PAGES.academic.path },
  },
  {
    title: 'Report writers',
    description: 'Their text is reviewed with comments and tracked changes.',
    users: 'Consultants, project managers, public authorities',
    painPoint: 'The document has to look like the company’s template.',
    solution:
      'Your own Word template, with its styles, covers, headers and footers; reviewers’ changes merged back.',
    link: { label: 'Custom Styles', to: PAGES.styleMapping.path },
  },
  {
    title: 'Documentation teams',
    description: 'Their source is Markdown in a repository, but their readers want a file.',
    users: 'Technical writers, developers',
    painPoint: 'Code, nested steps and wide tables.',
    solution:
      'Code keeps its lines and its place inside steps; the command converts whole folders, also in continuous integration.',
    link: { label: 'Command line', to: `${PAGES.docs.path}/command-line` },
  },
  {
    title: 'Bloggers, creators and note takers',
    description: 'They write in a note app, for people who don’t use one.',
    users: 'Bloggers, journalists, researchers',
    painPoint: 'To-do boxes and nested lists don’t survive the export.',
    solution: 'Lists keep their levels, and to-dos keep their boxes.',
    link: { label: 'Notion to Word', to: PAGES.notion.path },
  },
];

export const SOLUTION: readonly string[] = [
  '**Native to Word.** Footnotes, fields, check boxes and styles are Word’s own, so Word can edit them.',
  '**You see what changed.** Whatever Word can’t show is [listed with its line](/docs/findings), and so is every mark that was cleaned up.',
  '**Your text stays with you.** It’s converted in your browser.',
];
