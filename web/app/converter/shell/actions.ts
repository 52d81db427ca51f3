import type { IconName } from '../../ui/Icon';
import { isEmpty, type Manuscript } from '../document/manuscript';

/** What actions need of the screen. */
export interface Screen {
  readonly convert: () => void;
  readonly open: () => void;
  readonly loadSample: () => void;
  readonly paste: () => void;
  readonly copy: () => void;
  readonly find: () => void;
  readonly findAndReplace: () => void;
  /** The focus goes where the visitor goes on. */
  readonly clear: (by: 'button' | 'key') => void;
  readonly listShortcuts: () => void;
  readonly toggleOutline: () => void;
  readonly cite: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Something that a visitor can do on the screen: by a tool, in a menu, with a key. */
export interface Action {
  readonly name: string;
  readonly label: string;
  readonly perform: (screen: Screen, by: 'button' | 'key') => void;
  /** Whether it can be done with the present text. Default: always. */
  readonly when?: (manuscript: Manuscript) => boolean;
  /** Its place among the tools of the text; `shown` with its label. */
  readonly tool?: {
    readonly icon: IconName;
    readonly isLabelled?: boolean;
    /** Whether it leads elsewhere, so that a menu of tools closes. */
    readonly leads?: boolean;
  };
  readonly shortcut?: Shortcut;
}

/** A key that is pressed with Ctrl or ⌘. */
interface Shortcut {
  /** As it is shown: `Shift Z`. */
  readonly keys: string;
  /** The names of the keys that do it, as in `shortcut-key.ts`. */
  readonly pressed: readonly string[];
  /** Whether other fields handle the keys themselves: clearing the text from there would be a surprise. */
  readonly isForText?: boolean;
  /** Whether it is done again while the key is held down. */
  readonly repeats?: boolean;
  /** ⌘H hides the browser on a Mac, and never reaches the page. */
  readonly isNotForMac?: boolean;
}

const IN_TEXT = { isForText: true, repeats: true } as const;

const isWritten = (manuscript: Manuscript): boolean => !isEmpty(manuscript);

export const CONVERT: Action = {
  name: 'convert',
  label: 'Convert to Word',
  perform: ({ convert }) => convert(),
  shortcut: { keys: 'Enter', pressed: ['enter'] },
};

export const COPY: Action = {
  name: 'copy',
  label: 'Copy',
  when: isWritten,
  perform: ({ copy }) => copy(),
  tool: { icon: 'copy' },
};

export const OUTLINE: Action = {
  name: 'outline',
  label: 'Outline',
  perform: ({ toggleOutline }) => toggleOutline(),
  tool: { icon: 'list', leads: true },
};

export const UNDO: Action = {
  name: 'undo',
  label: 'Undo',
  when: ({ history }) => history.past.length > 0,
  perform: ({ undo }) => undo(),
  tool: { icon: 'undo' },
  shortcut: { keys: 'Z', pressed: ['z'], ...IN_TEXT },
};

export const FIND: Action = {
  name: 'find',
  label: 'Find',
  perform: ({ find }) => find(),
  tool: { icon: 'search', leads: true },
  shortcut: { keys: 'F', pressed: ['f'] },
};

export const LIST_SHORTCUTS: Action = {
  name: 'list-shortcuts',
  label: 'Keyboard shortcuts',
  perform: ({ listShortcuts }) => listShortcuts(),
  shortcut: { keys: '/', pressed: ['/'] },
};

/** What brings a text, first among the tools. */
export const BRINGING: readonly Action[] = [
  {
    name: 'open',
    label: 'Open file',
    perform: ({ open }) => open(),
    tool: { icon: 'open', isLabelled: true, leads: true },
  },
  {
    name: 'load-sample',
    label: 'Load Sample',
    perform: ({ loadSample }) => loadSample(),
    tool: { icon: 'sample', isLabelled: true, leads: true },
  },
  {
    name: 'paste',
    label: 'Paste',
    perform: ({ paste }) => paste(),
    tool: { icon: 'paste', isLabelled: true, leads: true },
  },
];

/** What is done with it. */
export const EDITING: readonly Action[] = [
  {
    name: 'cite',
    label: 'Cite',
    perform: ({ cite }) => cite(),
    tool: { icon: 'sources', isLabelled: true, leads: true },
  },
  OUTLINE,
  COPY,
  UNDO,
  {
    name: 'redo',
    label: 'Redo',
    when: ({ history }) => history.future.length > 0,
    perform: ({ redo }) => redo(),
    tool: { icon: 'redo' },
    shortcut: { keys: 'Shift Z', pressed: ['shift+z', 'y'], ...IN_TEXT },
  },
  FIND,
  {
    name: 'clear',
    label: 'Clear',
    when: isWritten,
    perform: ({ clear }, by) => clear(by),
    tool: { icon: 'clear', leads: true },
    shortcut: { keys: 'K', pressed: ['k'], isForText: true },
  },
];

const FIND_AND_REPLACE: Action = {
  name: 'find-and-replace',
  label: 'Find and replace',
  perform: ({ findAndReplace }) => findAndReplace(),
  shortcut: { keys: 'H', pressed: ['h'], isNotForMac: true },
};

export const ACTIONS: readonly Action[] = [
  CONVERT,
  ...BRINGING,
  ...EDITING,
  FIND_AND_REPLACE,
  LIST_SHORTCUTS,
];
