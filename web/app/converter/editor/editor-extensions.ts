import { defaultKeymap } from '@codemirror/commands';
import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import { Compartment, type Extension, type StateEffect } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  MatchDecorator,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';
import { edits } from '../document/edits';
import type { Converter } from '../instance/converter';
import { EDITOR_ID } from '../view/editor-place';
import { citing } from './citing';
import { isForManuscript, PLACEHOLDER } from './editor-text';
import { findHits } from './find-hits';
import { findingSigns } from './finding-signs';
import { frontMatterLines } from './front-matter-lines';
import { lineDirections } from './line-directions';
import { pressKey } from './markdown-keys';
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

// Only the parser: CodeMirror's Markdown package would also load HTML, CSS and JavaScript.
const markdown = new Language(defineLanguageFacet(), parser.configure([GFM]), [], 'markdown');

const style = HighlightStyle.define([
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-struck' },
  { tag: [tags.link, tags.labelName], class: 'md-link' },
  { tag: [tags.url, tags.processingInstruction, tags.contentSeparator, tags.comment], class: 'md-mark' },
  { tag: [tags.monospace, tags.special(tags.content)], class: 'md-code' },
  { tag: tags.quote, class: 'md-quote' },
]);

const markdownHighlighting = [markdown, syntaxHighlighting(style)];

const marks = new MatchDecorator({
  regexp: /\[\^[^\]\s]+\]/g,
  decoration: Decoration.mark({ class: 'md-note' }),
});

/** Highlights note references, the most important feature of the Word file. */
const noteMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = marks.createDeco(view);
    }

    update(update: ViewUpdate): void {
      this.decorations = marks.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
