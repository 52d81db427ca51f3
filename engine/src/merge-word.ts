import { checkText } from './api/check-options.js';
import { ConversionAborted } from './api/conversion-aborted.js';
import { OPTION_DEFAULTS } from './api/option-rows.js';
import type { ConversionOptions } from './api/options.js';
import { settingsOf } from './api/settings.js';
import { convert } from './convert.js';
import { canonical, sharedLabels } from './merge/canonical.js';
import { type CarriedText, carriedText } from './merge/carried.js';
import { mergedChanges } from './merge/merging.js';
import { withPictureNames } from './merge/picture-names.js';
import type { Merge, MergeBase, MergeStage } from './merge/result.js';
import { ReturnedPictures } from './merge/returned-pictures.js';
import { reviewOf } from './merge/review.js';
import { templateForMerge } from './merge/template-for-merge.js';
import { likeness, wordsOf } from './merge/tokens.js';
import { readForComparison, type WordAsMarkdown, type WordNotRead } from './read-word.js';
import { hasCanvas, programOf } from './word/file/made-with.js';
import { WORD_LIMITS } from './word/index.js';
import { readZip } from './zip/read.js';

/** With fewer words in common, two files are not versions of one text. */
const SAME_TEXT = 0.3;

/** How a returned file is merged. */
export interface MergeOptions {
  /**
   * The options with which the sent file was made: `loadAsset`, `template` and so on. Options that the file carries
   * take precedence over these. Pictures that `loadAsset` does not provide are taken from the returned file.
   */
  readonly conversion?: ConversionOptions;
  /** Called when a step begins. */
  readonly onProgress?: (stage: MergeStage) => void;
  /** Stops merging, which then rejects with `ConversionAborted`. */
  readonly signal?: AbortSignal;
}

/** What changed, or why the file cannot be read. */
export type MergeResult = Merge | WordNotRead;

/**
 * Compares a returned Word file with the text that it was made from and with that text as it is now, and returns what
 * others have changed as edits of the text. It changes nothing; `applyMerge` does. Rejects with `ConversionAborted`, or
 * with a `TypeError` "Cannot X, expected Y" for arguments of other types.
 */
export async function mergeWord(
  text: string,
  bytes: Uint8Array,
  options: MergeOptions = {},
): Promise<MergeResult> {
  checkText(text);
  const { signal, onProgress } = options;
  const stopIfAborted = (): void => {
    if (signal?.aborted) throw new ConversionAborted();
  };
  const begin = (stage: MergeStage): void => {
    stopIfAborted();
    onProgress?.(stage);
  };
  begin('read');
  const returned = await readForComparison(bytes, { ...(signal && { signal }) });
  if (!returned.success) return returned;
  const { entries } = readZip(bytes, WORD_LIMITS);
  const carried = await carriedText(entries);
  const review = await reviewOf(entries, (what) => {
    throw new Error(`The file ${what}.`);
  });
  const sent = carried?.text ?? text;
  const template = await templateForMerge(options.conversion ?? {}, carried, bytes);
  const own = conversionOf(options, carried, template);
  const pictures = new ReturnedPictures(sent, returned);
  const conversion = { ...own, loadAsset: pictures.after(own.loadAsset) };
  // Where no diagram is shapes any more, all are compared as pictures.
  const readsShapes = await hasCanvas(entries);
  const readAgain = async (markdown: string): Promise<WordAsMarkdown> =>
    read(await documentOf(markdown, conversion), signal, readsShapes);

  begin('convert');
  const made = await documentOf(sent, conversion);
  let original = await read(made, signal, readsShapes);
  let base: MergeBase = carried ? 'source' : 'text';
  let isChecked = true;
  if (!carried && review.isTracked) {
    const rejected = await readForComparison(bytes, { changes: 'reject', ...(signal && { signal }) });
    base = 'tracked';
    isChecked = rejected.success && rejected.markdown === original.markdown;
    if (rejected.success) original = rejected;
  }
  begin('compare');
  const program = await programOf(entries);
  const name = withPictureNames(original, returned, program);
  const first = canonical(name.original);
  const second = canonical(name.returned, sharedLabels(name.original, name.returned));
  const sentComments = carried ? await commentsIn(made) : [];
  const check = async (markdown: string): Promise<readonly [string, string]> => {
    begin('check');
    const tried = await readAgain(markdown);
    const names = withPictureNames(tried, returned, program);
    return [names.original, names.returned];
  };
  const { changes, comments } = await mergedChanges({
    text,
    sent,
    original: first,
    returned: second,
    review: { ...review, comments: withoutOwn(review.comments, sentComments) },
    check: isChecked ? check : undefined,
  });
  stopIfAborted();
  const shared = likeness(wordsOf(second.markdown), wordsOf(text));
  return {
    success: true,
    base,
    ...(carried?.name !== undefined && { name: carried.name }),
    likeness: shared,
    seemsUnrelated: shared < SAME_TEXT,
    changes,
    comments,
    pictures: name.added.filter(({ path }) =>
      changes.some((each) => each.edits.some(({ markdown }) => markdown.includes(path))),
    ),
    textPictures: pictures.taken(),
    notices: returned.notices.filter(({ code }) => code !== 'word-comment' && code !== 'word-changes'),
  };
}

async function read(
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
  readsShapes: boolean,
): Promise<WordAsMarkdown> {
  const result = await readForComparison(bytes, { ...(signal && { signal }) }, readsShapes);
  if (!result.success) throw new Error(result.error);
  return result;
}

async function documentOf(markdown: string, conversion: ConversionOptions): Promise<Uint8Array> {
  const made = await convert(markdown, conversion);
  if (!made.success) throw new Error(made.error);
  return new Uint8Array(await made.blob.arrayBuffer());
}

async function commentsIn(bytes: Uint8Array): Promise<readonly string[]> {
  const { entries } = readZip(bytes, WORD_LIMITS);
  const { comments } = await reviewOf(entries, (what) => {
    throw new Error(what);
  });
  return comments.map(({ author, text }) => `${author}\n${text}`);
}

/** The comments that were not sent along, as those of the author are. */
function withoutOwn<Comment extends { readonly author: string; readonly text: string }>(
  comments: readonly Comment[],
  own: readonly string[],
): Comment[] {
  const left = [...own];
  return comments.filter(({ author, text }) => {
    const at = left.indexOf(`${author}\n${text}`);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** The options that a file carries are those of anyone; what is no option, or has no such value, counts for nothing. */
function conversionOf(
  { conversion = {}, signal }: MergeOptions,
  carried: CarriedText | undefined,
  template: ConversionOptions['template'],
): ConversionOptions {
  let options: ConversionOptions = { ...conversion, template: template ?? OPTION_DEFAULTS.template };
  for (const [name, value] of Object.entries(carried?.options ?? {})) {
    const own = name === 'date' && typeof value === 'string' ? new Date(value) : value;
    // A Word file as the template is not carried, and what is carried is never a program.
    if (name === 'source' || (name === 'template' && template instanceof Uint8Array)) continue;
    const more = { ...options, [name]: own };
    try {
      settingsOf(more);
      options = more;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  const { onProgress, source, ...rest } = options;
  return { ...rest, ...(signal && { signal }) };
}
