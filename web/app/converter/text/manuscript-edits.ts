import type { Edit } from './edit';
import * as manuscript from './manuscript';
import { manuscriptStore } from './manuscript-store';

const { change } = manuscriptStore;

/** Edits of the visitor's text by buttons and keys. */
export const edits = {
  load: (text: string) => change((current) => manuscript.load(current, text)),
  undo: () => change(manuscript.undo),
  redo: () => change(manuscript.redo),
  /** Replaces the selection, or inserts at the cursor. */
  insert: (insert: string) =>
    change((current) => {
      const { anchor, head } = current.selection;
      return manuscript.replace(current, {
        from: Math.min(anchor, head),
        to: Math.max(anchor, head),
        insert,
      });
    }),
  rewrite: (edit: Edit, selection: manuscript.Selection) =>
    change((current) => manuscript.rewrite(current, edit, selection)),
  replacePhrase: (phrase: string, insert: string) =>
    change((current) => manuscript.replacePhrase(current, phrase, insert)),
  goTo: (range: Parameters<typeof manuscript.goTo>[1]) =>
    change((current) => manuscript.goTo(current, range)),
  select: (selection: manuscript.Selection) => change((current) => manuscript.select(current, selection)),
  turnPart: (direction: 'next' | 'previous') => change((current) => manuscript.turnPart(current, direction)),
  showPlace: (place: number) => change((current) => manuscript.showPlace(current, place)),
  showAll: (showsAll: boolean) => change((current) => manuscript.showAll(current, showsAll)),
  /** Nothing is left, not even for undo. */
  forget: () => change(manuscript.forget),
};
