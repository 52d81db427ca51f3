import { defaultKeymap } from '@codemirror/commands';
import { Compartment, type Extension, type StateEffect } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { edits } from '../document/edits';
import type { Converter } from '../instance/converter';
import { EDITOR_ID } from '../view/editor-place';
import { citing } from './citing';
import { isForManuscript, PLACEHOLDER } from './editor-text';
import { findHits } from './find-hits';
import { findingSigns } from './finding-signs';
import { frontMatterLines } from './front-matter-lines';
import { lineDirections } from './line-directions';
import { markdownHighlighting } from './markdown-highlighting';
import { pressKey } from './markdown-keys';
import { noteMarks } from './note-marks';
import { takeInput } from './taken-input';
import { wholeSelectionEvents, wholeSelectionKeys } from './whole-selection';

const numbers = new Compartment();

function gutter(firstLine: number): Extension {
  return lineNumbers({ formatNumber: (line) => String(line + firstLine - 1) });
}

/** Lines are counted from the beginning of the text, not of the window. */
export function numberedFrom(firstLine: number): StateEffect<unknown> {
  return numbers.reconfigure(gutter(firstLine));
}

export function editorExtensions(converter: Converter, firstLine: number): Extension {
  return [
    numbers.of(gutter(firstLine)),
    findingSigns(converter),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    EditorView.lineWrapping,
    placeholder(PLACEHOLDER),
    markdownHighlighting,
    frontMatterLines(converter),
    noteMarks,
    findHits(converter),
    lineDirections,
    wholeSelectionEvents(converter),
    citing(converter),
    // Takes precedence over CodeMirror's own keys.
    EditorView.domEventHandlers({ keydown: (event) => pressKey(converter, event) }),
    keymap.of([
      ...wholeSelectionKeys(converter),
      ...defaultKeymap.filter(({ key }) => !PAGE_KEYS.has(key ?? '')),
    ]),
    EditorView.contentAttributes.of({
      id: converter.id(EDITOR_ID),
      'aria-label': 'Markdown',
      tabindex: '0',
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
    }),
    EditorView.domEventHandlers({
      paste: (event) => pasted(converter, event),
      beforeinput: (event) => takeInput(converter, event),
    }),
  ];
}

/** The page's own shortcuts, which have another meaning in CodeMirror. */
const PAGE_KEYS = new Set(['Mod-Enter', 'Mod-/', 'Mod-k', 'Shift-Mod-k']);

/**
 * After pasting a large text, the editor gets only its window; after replacing the whole text, it shows the beginning.
 */
function pasted(converter: Converter, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!isForManuscript(converter, text)) return false;
  event.preventDefault();
  edits(converter).insert(text);
  return true;
}
