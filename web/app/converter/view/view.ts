import type { SourceChapter } from '@footmark/engine/sources';
import { kept } from '../../state/kept';
import { sign } from '../../state/sign';
import { createStore } from '../../state/store';
import { type Converter, part } from '../instance/converter';
import type { Asked, Reading, TemplateQuestion } from './dialogs';
import { readZoom, type Zoom } from './zoom-choice';

/** What the screen shows of the document and around it: what is open, how large the pages are, what is being asked. */
export interface View {
  /** The page at the middle of the view, counted from 1. */
  readonly page: number;
  /** The size of the pages; 100 is their size on paper. */
  readonly percent: number;
  /** How the size is chosen. */
  readonly zoom: Zoom;
  /** The visitor's own choice of it; undefined until there is one. */
  readonly chosenZoom: Zoom | undefined;
  /** In the dark theme, paper is dimmed as in lamplight unless this is on. */
  readonly whitePaper: boolean;
  /** Whether the notes below the text are open, as the visitor last left them. */
  readonly isDrawerOpen: boolean;
  /** Whether the outline of the text is open. */
  readonly isOutlineOpen: boolean;
  /** The phrase in the find bar; empty while it is closed. */
  readonly phrase: string;
  /** Whether capitals and small letters differ in what is sought. */
  readonly matchesCase: boolean;
  /** Whether the Markdown of a rich text is being made, which takes a moment. */
  readonly isPasting: boolean;
  /** The sources, if they are open; `problem` is why a file was refused as one. */
  readonly sources: { readonly problem?: string } | undefined;
  readonly template: TemplateQuestion | undefined;
  /** Files that are being read. */
  readonly reading: Reading | undefined;
  /** Which files the document contains, in which order: their paths. */
  readonly order: Asked<{ readonly chapters: readonly SourceChapter[] }, readonly string[]> | undefined;
  readonly wordFiles: Asked<WordFiles, WordMeaning> | undefined;
  /** How the letters of a file that is not UTF-8 are to be read. Without a reading, it is not opened. */
  readonly encoding: Asked<EncodedFile, EncodingReading> | undefined;
  /** Files that were sent to the page, by another app or by any website: whether to open them. */
  readonly shared: Asked<{ readonly files: readonly File[] }, boolean> | undefined;
  readonly returned: Asked<ReturnedFile, ReturnedChoice> | undefined;
}

interface EncodedFile {
  readonly fileName: string;
  readonly readings: readonly EncodingReading[];
}

/** A file in one of the encodings that it may be in. */
export interface EncodingReading {
  /** Of the encoding, for visitors. */
  readonly name: string;
  /** Words that differ between the readings. */
  readonly sample: string;
  readonly text: string;
}

/** Word files that were opened together with texts. */
interface WordFiles {
  readonly names: readonly string[];
  /** The file that would be the template. */
  readonly template: string;
}

/** What they are meant to be: parts of the text, its template, or the text as somebody has changed it. Without a meaning, they are left out. */
export type WordMeaning = 'text' | 'template' | 'returned';

/** A Word file that somebody has changed. */
interface ReturnedFile {
  readonly fileName: string;
  /** The text that it can be merged with: the one in the editor, or the one that it carries. */
  readonly mergesWith: 'draft' | 'carried' | undefined;
  /** Whether it has tracked changes or comments. */
  readonly isMarked: boolean;
}

type ReturnedChoice = 'merge' | 'accept' | 'track';

const FIRST_VIEW: View = {
  page: 1,
  percent: 100,
  zoom: 'page',
  chosenZoom: undefined,
  whitePaper: false,
  isDrawerOpen: false,
  isOutlineOpen: false,
  phrase: '',
  matchesCase: false,
  isPasting: false,
  sources: undefined,
  template: undefined,
  reading: undefined,
  order: undefined,
  wordFiles: undefined,
  encoding: undefined,
  shared: undefined,
  returned: undefined,
};

const keptZoom = kept<Zoom | undefined>('pages-zoom', {
  read: readZoom,
  write: String,
});
const keptPaper = kept('pages-white-paper', {
  read: (stored) => stored === 'true',
  write: (isWhite) => String(isWhite),
});
const keptDrawer = sign('notes-open');

/** Initially as the visitor left it. */
export const view = part(() =>
  createStore(FIRST_VIEW, {
    ...FIRST_VIEW,
    chosenZoom: keptZoom.read(),
    whitePaper: keptPaper.read(),
    isDrawerOpen: keptDrawer.read(),
  }),
);

export function changeView(converter: Converter, changes: Partial<View>): void {
  view(converter).change((current) => {
    const changed = { ...current, ...changes };
    const names = Object.keys(changes) as (keyof View)[];
    return names.some((name) => changed[name] !== current[name]) ? changed : current;
  });
}

export function chooseZoom(converter: Converter, chosenZoom: Zoom): void {
  changeView(converter, { chosenZoom });
  keptZoom.write(chosenZoom);
}

export function chooseWhitePaper(converter: Converter, whitePaper: boolean): void {
  changeView(converter, { whitePaper });
  keptPaper.write(whitePaper);
}

export function setDrawer(converter: Converter, isDrawerOpen: boolean): void {
  changeView(converter, { isDrawerOpen });
  keptDrawer.write(isDrawerOpen);
}
