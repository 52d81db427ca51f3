import type { ToastContent } from '../../ui/toast-content';

/** The outcome for pictures that were added, by the paths of their files. */
export interface PlacedPictures {
  readonly given: readonly string[];
  /** The pictures of the text that they are used for. */
  readonly used: readonly { readonly source: string; readonly path: string | undefined }[];
  readonly inserted: readonly string[];
  readonly unused: readonly string[];
  /** Whether there is a text. */
  readonly isWritten: boolean;
  /** How many pictures the text names, and how many of them have no file. */
  readonly named?: { readonly count: number; readonly missing: number };
}

/** Reports the outcome for each added picture. */
export function placedMessage(placed: PlacedPictures): ToastContent {
  const { given, inserted, unused } = placed;
  const added = given.length - unused.length;
  const notUsed = `${unused.length.toLocaleString('en')} not used yet`;
  const title =
    added === 0
      ? `${pictures(unused.length)} not used yet`
      : `${pictures(added)} ${added === inserted.length ? 'inserted' : 'added'}${unused.length > 0 ? `, ${notUsed}` : ''}`;
  const description = [usedSentence(placed), insertedSentence(inserted), unusedSentence(placed)];
  return {
    tone: 'plain',
    title,
    description: description.filter((sentence) => sentence !== '').join(' '),
    receipt: { of: 'pictures', words: inFewWords(placed) },
  };
}

/** `31 of 32 pictures, 1 not used`. */
function inFewWords({ given, unused, named }: PlacedPictures): string {
  const { count, missing } = named ?? { count: given.length - unused.length, missing: 0 };
  const found = missing === 0 ? '' : `${(count - missing).toLocaleString('en')} of `;
  const used = count === 0 ? '' : `${found}${pictures(count)}`;
  const others = count === 0 ? pictures(unused.length) : unused.length.toLocaleString('en');
  return [used, unused.length > 0 ? `${others} not used` : ''].filter((words) => words !== '').join(', ');
}

function usedSentence({ given, used, inserted, unused }: PlacedPictures): string {
  const count = given.length - inserted.length - unused.length;
  if (count === 0) return '';
  const [first, ...others] = used;
  if (count === 1 && first && others.length === 0) {
    const name = nameOf(first.path ?? '');
    return name === first.source
      ? `“${name}” goes into the Word file and stays on this device.`
      : `“${name}” is used for “${first.source}”.`;
  }
  return count === 1
    ? 'It goes into the Word file where the text names it, and stays on this device.'
    : 'They go into the Word file where the text names them, and stay on this device.';
}

function insertedSentence(inserted: readonly string[]): string {
  const [only, ...others] = inserted.map(nameOf);
  if (only === undefined) return '';
  if (others.length === 0) return `“${only}” was put at the cursor.`;
  return `${inserted.length.toLocaleString('en')} were put at the cursor.`;
}

function unusedSentence({ unused, isWritten }: PlacedPictures): string {
  const [only, ...others] = unused.map(nameOf);
  if (only === undefined) return '';
  const [what, pronoun] =
    others.length === 0 ? [`“${only}”`, 'it'] : [`${unused.length.toLocaleString('en')} of them`, 'them'];
  if (!isWritten) return `A text that you open can use ${pronoun}. Or insert ${pronoun} under Pictures.`;
  return `The text does not name ${what}. Under Pictures you can say what to use ${pronoun} for.`;
}

function pictures(count: number): string {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
