import { DATA_EXTENSIONS, LIBRARY_EXTENSIONS, OTHER_EXTENSIONS, WORD_EXTENSIONS } from '../../accepted-files';
import type { FileDrop } from '../../start/file-drop';
import { type GivenFile, pickedFiles } from '../document/given-files';
import { isPicture } from '../document/picture-types';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { placeFor, placePasted, placePictures } from '../pictures/place-pictures';
import { EDITOR_ID } from '../view/editor-place';
import { ACCEPTED } from './accepted-in-words';
import { conversationFiles } from './conversation-files';
import { decodedFiles } from './decoded-files';
import { droppedFiles } from './dropped-files';
import type { OpeningHost } from './opening-host';
import { isMarkdownFile, readMarkdownFile } from './read-markdown-file';
import { Receipts } from './receipts';

const NONE_USABLE = `None of these files can be opened. Choose ${ACCEPTED}.`;

/** What may be the first line of a chunk of R Markdown or Quarto. */
const CHUNK = /^[\s>]*(?:`{3,}|~{3,})[ \t]*\{[ \t]*\w/m;

export { takeRichDrops } from './rich-drop';

/** Where files were dropped, if that shows their purpose. */
interface Place {
  /** Whether a Word file may be meant as the template: it was dropped beside a text. */
  readonly mayBeTemplate?: boolean;
  /** Whether the text was meant: then a picture that it does not name may be inserted at its cursor. */
  readonly isForText?: boolean;
  readonly isForTemplate?: boolean;
  /** Whether nothing but a template was meant: the dialog about it covers the text. */
  readonly isOnlyForTemplate?: boolean;
}

/** Opens files of any kind, and tells at once what came. Texts of old programs are decoded first, as the visitor says. */
export async function openFiles(
  converter: Converter,
  files: readonly GivenFile[],
  host: OpeningHost,
  place: Place = {},
): Promise<void> {
  const isForText = place.isForText ?? document.activeElement?.id === converter.id(EDITOR_ID);
  const decoded = await decodedFiles(converter, files);
  if (!decoded) return;
  const receipts = new Receipts(host);
  try {
    await openDecoded(converter, decoded, receipts.collecting(host), { ...place, isForText });
  } finally {
    receipts.give();
  }
}

async function openDecoded(
  converter: Converter,
  files: readonly GivenFile[],
  host: OpeningHost,
  { isForText = false, isForTemplate = false, isOnlyForTemplate = false, mayBeTemplate = false }: Place = {},
): Promise<void> {
  const words = files.filter(({ file }) => isWordFile(file));
  if (words.length > 0) {
    const others = files.filter((each) => !words.includes(each));
    const openOthers = (all: readonly GivenFile[]) => openDecoded(converter, all, host, { isForText });
    const isBesideText = others.some(({ file }) => isText(file));
    if (isBesideText && !isForTemplate) {
      const { openBesideTexts } = await import('./words-beside-texts');
      return openBesideTexts(converter, words, others, host, openOthers);
    }
    if (others.length > 0) await openOthers(others);
    const { openWordFiles } = await import('./open-word-files');
    const given = words.filter(({ path }) => !path.includes('/'));
    const wordFiles = (given.length > 0 ? given : words).map(({ file }) => file);
    return openWordFiles(converter, wordFiles, host, { isTemplate: isForTemplate, mayBeTemplate });
  }
  if (isOnlyForTemplate && files.length > 0) {
    const { refuseAsTemplate } = await import('./open-word-files');
    return refuseAsTemplate(
      converter,
      files.map(({ file }) => file),
    );
  }
  const conversations = await conversationFiles(files);
  if (conversations.length > 0) {
    const others = files.filter((each) => !conversations.includes(each));
    if (others.length > 0) await openDecoded(converter, others, host, { isForText });
    return (await import('./one-text')).openAsOne(converter, conversations, [], host);
  }
  const libraries = libraryFiles(files);
  if (libraries.length > 0) {
    const others = files.filter((each) => !libraries.includes(each));
    if (others.length > 0) await openDecoded(converter, others, host, { isForText });
    const { openLibraryFiles } = await import('../library/open-library-files');
    return openLibraryFiles(
      converter,
      libraries.map(({ file }) => file),
      host.announce,
    );
  }
  const pictures = files.filter(({ file }) => isPicture(file));
  const texts = files.filter(({ file }) => isMarkdownFile(file));
  if (isForSources(files, texts.length))
    return (await import('./one-text')).openAsOne(converter, files, pictures, host);
  const isUsable = texts.length + pictures.length > 0;
  if (!isUsable && files.length > 1) return host.onProblem(NONE_USABLE);
  // Other files are ignored beside known ones; a single one was meant to be opened.
  const [text] = isUsable ? texts : files;
  const leftOut = isUsable ? leftOutMessage(files) : undefined;
  if (text) {
    const reading = await readMarkdownFile(text.file);
    if (reading.ok) host.onText(reading.text, text.file.name);
    if (reading.ok && CHUNK.test(reading.text))
      await (await import('./one-text')).offerForChunks(converter, text, host);
    const told = [reading.ok ? undefined : reading.message, leftOut].filter(Boolean).join(' ');
    host.onProblem(told === '' ? undefined : told);
  } else if (leftOut) host.onProblem(leftOut);
  // The cursor of a text that was just opened is not a place that the visitor chose.
  await placePictures(converter, pictures, { mayInsert: isForText && !text, announce: host.announce });
}

function isText(file: File): boolean {
  return isMarkdownFile(file) || hasExtension(file, OTHER_EXTENSIONS);
}

function isWordFile(file: File): boolean {
  return hasExtension(file, WORD_EXTENSIONS);
}

/** Files with sources and styles. Those in formats with other uses only count if nothing else uses them. */
function libraryFiles(files: readonly GivenFile[]): readonly GivenFile[] {
  const sure = files.filter(({ file }) => hasExtension(file, LIBRARY_EXTENSIONS));
  const others = files.filter((each) => !sure.includes(each));
  if (isForSources(others, others.filter(({ file }) => isMarkdownFile(file)).length)) return sure;
  return files.filter(
    (each) => sure.includes(each) || (!each.path.includes('/') && hasExtension(each.file, DATA_EXTENSIONS)),
  );
}

function hasExtension({ name }: File, extensions: readonly string[]): boolean {
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** Several texts, or a file that is not Markdown, unless it is only in a folder beside one that is. */
function isForSources(files: readonly GivenFile[], texts: number): boolean {
  const others = files.filter(({ file }) => hasExtension(file, OTHER_EXTENSIONS));
  return texts > 1 || (others.length > 0 && (texts === 0 || others.some(({ path }) => !path.includes('/'))));
}

/** `picture` is the target of the picture on whose row the files were dropped. */
export async function openDrop(
  converter: Converter,
  drop: FileDrop,
  picture: string | undefined,
  host: OpeningHost,
): Promise<void> {
  // Visitors may drop on the text without having written anything, or miss it after having written.
  const isForText = isInEditor(converter, drop.target) || isInEditor(converter, document.activeElement);
  const templates = drop.target instanceof Element ? drop.target.closest('[data-templates]') : null;
  const isForTemplate = templates !== null;
  const isOnlyForTemplate = templates?.closest('[role="dialog"]') != null;
  const files = await droppedFiles(drop);
  const mayBeTemplate = screenDocument(converter).read().text.trim() !== '';
  if (picture === undefined)
    await openFiles(converter, files, host, { isForText, isForTemplate, isOnlyForTemplate, mayBeTemplate });
  else await openFor(converter, picture, files, host);
}

function isInEditor(converter: Converter, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${converter.id(EDITOR_ID)}`) !== null;
}

/** Uses a file for one picture, whatever its name. Files that came with it are matched by name. */
export async function openFor(
  converter: Converter,
  picture: string,
  files: readonly GivenFile[],
  host: OpeningHost,
): Promise<void> {
  const given = files.find(({ file }) => isPicture(file));
  const others = files.filter((each) => each !== given);
  if (given) placeFor(converter, picture, given, host.announce);
  else if (files[0])
    host.announce({
      tone: 'destructive',
      title: 'Not a picture',
      description: `“${files[0].file.name}” cannot be shown in Word.`,
    });
  if (given && others.length > 0) await openFiles(converter, others, host);
}

/** Pictures are inserted at the cursor; a text is opened. */
export async function pasteFiles(
  converter: Converter,
  files: readonly File[],
  host: OpeningHost,
): Promise<void> {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  if (pictures.length > 0) placePasted(converter, pictures, host.announce);
  if (others.length > 0) await openFiles(converter, pickedFiles(others), host);
}

/** A folder may contain anything, but a single file was given for a purpose. */
function leftOutMessage(files: readonly GivenFile[]): string | undefined {
  const [first, ...others] = files.filter(
    ({ path, file }) => !path.includes('/') && !isPicture(file) && !isMarkdownFile(file),
  );
  if (!first) return undefined;
  const { name } = first.file;
  if (others.length === 0) return `“${name}” was left out: it is neither Markdown nor a picture.`;
  const rest = others.length === 1 ? '1 other file' : `${others.length.toLocaleString('en')} other files`;
  return `“${name}” and ${rest} were left out: they are neither Markdown nor pictures.`;
}
