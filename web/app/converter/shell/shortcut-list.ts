import { ACTIONS } from './actions';

/** A row in the list of shortcuts. */
export interface ShortcutRow {
  /** `$` stands for Ctrl or ⌘. */
  readonly keys: string;
  readonly meaning: string;
  readonly isNotForMac?: boolean;
}

/** Keys without an action of the screen: what has the focus handles them. */
const OTHER_KEYS: readonly ShortcutRow[] = [
  { keys: '$ + B', meaning: 'Bold' },
  { keys: '$ + I', meaning: 'Italic' },
  { keys: 'Tab', meaning: 'In a list: indent the item; with Shift, outdent it' },
  { keys: 'Enter', meaning: 'In a list or quotation: continue it; on an empty item, end it' },
  { keys: 'Alt + Enter', meaning: 'Replace all (in the Replace field)' },
  { keys: 'Tab, then ↑ ↓', meaning: 'From the pages, go through the findings' },
  { keys: 'F6', meaning: 'Go to the next part of the screen, or back with Shift' },
  { keys: 'F8', meaning: 'Go to the message' },
  { keys: 'Escape', meaning: 'Close what is open, or cancel a conversion' },
];

/** All keys of the converter, for its list and the documentation. */
export const SHORTCUT_ROWS: readonly ShortcutRow[] = [
  ...ACTIONS.flatMap(({ label, shortcut }) =>
    shortcut
      ? [
          {
            keys: ['$', ...shortcut.keys.split(' ')].join(' + '),
            meaning: label,
            ...(shortcut.isNotForMac && { isNotForMac: true }),
          },
        ]
      : [],
  ),
  ...OTHER_KEYS,
];
