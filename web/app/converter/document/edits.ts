import { part } from '../instance/converter';
import type { Edit, Selection, TextRange } from '../text/edit';
import type { Belongings, Origin } from './belongings';
import type { EarlierText } from './earlier-text';
import * as manuscript from './manuscript';
import { addPictures, type PictureFiles, removePicture } from './picture-files';
import type { MergeReview, Returned } from './returned';
import { screenDocument, wholeTextSign } from './screen-document';
import type { TransactionName } from './transaction';
import type { Version } from './version';

/** The transactions of the visitor's document. */
export const edits = part((converter) => {
  const { change } = screenDocument(converter);
  return {
    /** Replaces the text and all that belongs to it with another. */
    exchange: (name: TransactionName, text: string, belongings: Belongings) =>
      change(name, (current) => manuscript.exchange(current, text, belongings)),
    undo: () => change('undo', manuscript.undo),
    redo: () => change('redo', manuscript.redo),
    /** Replaces the selection, or inserts at the cursor. */
    insert: (insert: string) => change('insert', (current) => manuscript.insert(current, insert)),
    /** Inserts pictures into the text and adds their files, as one step for undo. */
    insertPictures: (markdown: string, pictures: PictureFiles) =>
      change('insert', (current) => manuscript.insert(current, markdown, pictures)),
    rewrite: (edit: Edit, selection: Selection) =>
      change('rewrite', (current) => manuscript.rewrite(current, edit, selection)),
    replacePhrase: (phrase: string, insert: string, matchesCase: boolean) =>
      change('replace', (current) => manuscript.replacePhrase(current, phrase, insert, matchesCase)),
    goTo: (range: TextRange) => change('select', (current) => manuscript.goTo(current, range)),
    select: (selection: Selection) => change('select', (current) => manuscript.select(current, selection)),
    turnPart: (direction: 'next' | 'previous') =>
      change('select', (current) => manuscript.turnPart(current, direction)),
    showPlace: (place: number) => change('select', (current) => manuscript.showPlace(current, place)),
    /** Remembered for the next visit. */
    showAll(showsAll: boolean): void {
      change('select', (current) => manuscript.showAll(current, showsAll));
      wholeTextSign.write(showsAll);
    },
    addPictures: (pictures: PictureFiles) =>
      change('pictures', (current) => ({ ...current, pictures: addPictures(current.pictures, pictures) })),
    removePicture: (path: string) =>
      change('pictures', (current) => ({ ...current, pictures: removePicture(current.pictures, path) })),
    nameFile: (fileName: string | undefined) => change('name', (current) => ({ ...current, fileName })),
    /** Says where the text that was opened last came from. */
    tellOrigin: (origin: Origin | undefined) => change('origin', (current) => ({ ...current, origin })),
    tellEarlier: (earlier: EarlierText | undefined) =>
      change('earlier text', (current) => ({ ...current, earlier })),
    /** Begins, changes or ends the work on the changes of a returned file. */
    review: (name: 'merge' | 'review', make: (returned: Returned | undefined) => Returned | undefined) =>
      change(name, (current) => ({ ...current, returned: make(current.returned) })),
    decide: (review: MergeReview, edit: Edit, selection: Selection) =>
      change('decide', (current) => manuscript.decide(current, review, edit, selection)),
    /** Goes back to a version, which undo takes back. */
    goBackTo: (version: Version) =>
      change('go back to version', (current) => manuscript.exchange(current, version.text, version)),
    /** The visitor wants to write. */
    begin: () => change('begin', (current) => ({ ...current, isBegun: true })),
    /** Nothing is left, not even for undo. */
    forget: () => change('forget', manuscript.forget),
  };
});
