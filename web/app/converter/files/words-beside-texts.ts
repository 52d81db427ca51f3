import { edits } from '../document/edits';
import type { GivenFile } from '../document/given-files';
import { addPictures, type PictureFiles } from '../document/picture-files';
import type { Converter } from '../instance/converter';
import { ask } from '../view/questions';
import { showReading } from '../view/reading';
import { carriesText, readInWorker } from '../workers/read-in-worker';
import { isTemplateFile, NAMED_TEMPLATE, openWordFiles } from './open-word-files';
import type { OpeningHost } from './opening-host';

type Open = (files: readonly GivenFile[]) => Promise<void>;

/**
 * Opens Word files that came together with texts. Files of templates are templates; about others the visitor is asked, before
 * anything is opened: their words belong into the text, they only give it its look, or one is the text that somebody has changed.
 */
export async function openBesideTexts(
  converter: Converter,
  words: readonly GivenFile[],
  texts: readonly GivenFile[],
  host: OpeningHost,
  open: Open,
): Promise<void> {
  const asTemplate = ({ file }: GivenFile) =>
    openWordFiles(converter, [file], host, { isTemplate: true, mayBeTemplate: true });
  const [template] = words.filter(({ file }) => isTemplateFile(file.name));
  const documents = await inQuestion(words.filter(({ file }) => !isTemplateFile(file.name)));
  const candidate = documents.find(({ file }) => NAMED_TEMPLATE.test(file.name)) ?? documents[0];
  const meaning =
    candidate &&
    (await ask(converter, 'wordFiles', {
      names: documents.map(({ file }) => file.name),
      template: candidate.file.name,
    }));
  if (meaning === 'text') await openAsParts(converter, documents, texts, host, open);
  else await open(texts);
  const chosen = meaning === 'template' ? candidate : template;
  if (chosen) await asTemplate(chosen);
  if (candidate && meaning === 'returned') {
    const { openMerge } = await import('../merge/open-merge');
    await openMerge(converter, candidate.file, host);
  }
}

/**
 * Files that were given on their own were meant to be opened. In a folder there may be results, which carry the text that they were
 * made from, and files that no browser can read.
 */
async function inQuestion(documents: readonly GivenFile[]): Promise<readonly GivenFile[]> {
  const given = documents.filter(({ path }) => !path.includes('/'));
  if (given.length > 0) return given;
  const readable = documents.filter(({ file }) => !/\.doc$/i.test(file.name));
  const carrying = await Promise.all(readable.map(({ file }) => carriesText(file)));
  return readable.filter((_, index) => !carrying[index]);
}

async function openAsParts(
  converter: Converter,
  documents: readonly GivenFile[],
  texts: readonly GivenFile[],
  host: OpeningHost,
  open: Open,
): Promise<void> {
  const parts: GivenFile[] = [];
  const problems: string[] = [];
  let pictures: PictureFiles = [];
  for (const { path, file } of documents) {
    const stem = freeStem(path, [...texts, ...parts]);
    const name = stem.slice(stem.lastIndexOf('/') + 1);
    const word = await read(converter, file, `${name}-media/`);
    if (!word) return;
    if (!word.ok) {
      problems.push(`“${file.name}” cannot be opened. ${word.reason}`);
      continue;
    }
    const folder = stem.slice(0, stem.length - name.length);
    parts.push({ path: `${stem}.md`, file: new File([word.markdown], `${name}.md`) });
    pictures = addPictures(
      pictures,
      word.pictures.map((picture) => ({ path: folder + picture.path, file: picture.file })),
    );
  }
  await open([...texts, ...parts]);
  if (pictures.length > 0) edits(converter).addPictures(pictures);
  if (problems.length > 0) host.onProblem(problems.join(' '));
}

/** The path without its extension; another if there is a text of that name. */
function freeStem(path: string, taken: readonly GivenFile[]): string {
  const stem = path.replace(/\.[a-z]+$/i, '');
  const isTaken = (wanted: string): boolean =>
    taken.some((each) => each.path.toLowerCase() === `${wanted}.md`.toLowerCase());
  if (!isTaken(stem)) return stem;
  let count = 1;
  while (isTaken(`${stem}-word-${count}`)) count += 1;
  return `${stem}-word-${count}`;
}

/** Undefined if cancelled. */
async function read(converter: Converter, file: File, pictureFolder: string) {
  const aborter = new AbortController();
  const reading = showReading(converter, {
    title: 'Opening a Word file',
    fileName: file.name,
    stage: 'Reading its text',
    cancel: () => aborter.abort(),
  });
  try {
    return await readInWorker(
      { file, changes: 'accept', pictureFolder },
      {
        signal: aborter.signal,
        onStage: () => {},
      },
    );
  } finally {
    reading.end();
  }
}
