import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionStatus,
  moveCompletionSelection,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { LibraryEntry } from '@footmark/engine/citations';
import { writtenKey } from '../../../../engine/src/source/citation-keys';
import { screenDocument } from '../document/screen-document';
import { type Converter, part } from '../instance/converter';
import { foundEntries, inOneLine } from '../workspace/entries';
import { referencesIn } from '../workspace/front-references';
import { libraryReader } from '../workspace/library-report';
import './citation-list.css';
import { workspace } from '../workspace/workspace';

/** Nobody would look through more: another letter narrows the list. */
const MAX_OFFERED = 50;

/** A key being typed; the character before it shows that `@` is not part of an e-mail address. */
const BEGUN_KEY = /(?:^|[^\p{L}\p{N}_@/.\\])(@\{?[^\s@\][{};,]*)$/u;

/** The sources of the library, and of the text's own front matter, that match the key being typed after `@`. */
async function offered(converter: Converter, context: CompletionContext): Promise<CompletionResult | null> {
  // Other words are not looked up.
  if (!context.explicit && begunKey(context) === undefined) return null;
  const files = workspace(converter).read().library;
  const [report, own] = await Promise.all([
    files.length > 0 ? libraryReader(converter).readLibrary(files) : undefined,
    libraryReader(converter).readReferences(referencesIn(screenDocument(converter).read().text)),
  ]);
  // As in a conversion, front matter takes precedence over files.
  const keys = new Set(own.map(({ key }) => key));
  const others = report?.entries.filter(({ key }) => !keys.has(key)) ?? [];
  return offeredOf([...own, ...others], context);
}

function offeredOf(entries: readonly LibraryEntry[], context: CompletionContext): CompletionResult | null {
  const written = begunKey(context);
  if (written === undefined && !context.explicit) return null;
  const options = foundEntries(entries, written?.replace(/^@\{?/, '') ?? '')
    .slice(0, MAX_OFFERED)
    .map(
      (entry): Completion => ({
        label: entry.key,
        detail: inOneLine(entry),
        apply: put,
      }),
    );
  if (options.length === 0) return null;
  return {
    from: context.pos - (written?.length ?? 0),
    options,
    filter: false,
    // Updated at once with each letter: an outdated list does not react to keys.
    update: (_result, _from, _to, next) => offeredOf(entries, next),
  };
}

/**
 * Puts a key in the place of its beginning. An open bracket before it is closed, after the cursor: a page number or
 * another key may follow.
 */
function put(view: EditorView, completion: Completion, from: number, to: number): void {
  const key = writtenKey(completion.label);
  const line = view.state.doc.lineAt(to);
  const isOpen =
    OPEN_BRACKET.test(line.text.slice(0, from - line.from)) &&
    !CLOSED_LATER.test(line.text.slice(to - line.from));
  view.dispatch({
    changes: { from, to, insert: isOpen ? `${key}]` : key },
    selection: { anchor: from + key.length },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
}

const OPEN_BRACKET = /\[[^[\]]*$/;
const CLOSED_LATER = /^[^[\]]*\]/;

/** Typing a closing bracket moves past the one that is already there. */
const overClosingBracket = EditorView.inputHandler.of((view, from, to, text) => {
  const line = view.state.doc.lineAt(from);
  const before = line.text.slice(0, from - line.from);
  const isThere = from === to && text === ']' && view.state.sliceDoc(to, to + 1) === ']';
  if (!isThere || !OPEN_CITATION.test(before)) return false;
  view.dispatch({ selection: { anchor: to + 1 }, userEvent: 'select' });
  return true;
});

const OPEN_CITATION = /\[[^[\]]*@[^[\]]*$/;

/** The part of a key before the cursor, with its `@`. */
function begunKey({ state, pos }: CompletionContext): string | undefined {
  const line = state.doc.lineAt(pos);
  return BEGUN_KEY.exec(line.text.slice(0, pos - line.from))?.[1];
}

/** The keys of the list take precedence over those with a meaning in Markdown, such as Enter in a list. */
function pressInList(event: KeyboardEvent, view: EditorView): boolean {
  if (event.isComposing || completionStatus(view.state) !== 'active') return false;
  const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
  if (!act?.(view)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const KEYS: Readonly<Record<string, (view: EditorView) => boolean>> = {
  Enter: acceptCompletion,
  Tab: acceptCompletion,
  Escape: closeCompletion,
  ArrowDown: moveCompletionSelection(true),
  ArrowUp: moveCompletionSelection(false),
  PageDown: moveCompletionSelection(true, 'page'),
  PageUp: moveCompletionSelection(false, 'page'),
};

export const citationCompletion = part(
  (converter): Extension => [
    Prec.highest(EditorView.domEventHandlers({ keydown: pressInList })),
    overClosingBracket,
    autocompletion({
      override: [(context) => offered(converter, context)],
      icons: false,
      defaultKeymap: false,
      aboveCursor: false,
      tooltipClass: () => 'citation-list',
    }),
  ],
);
