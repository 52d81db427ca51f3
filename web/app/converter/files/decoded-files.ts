import { LIBRARY_EXTENSIONS, MARKDOWN_EXTENSIONS } from '../../accepted-files';
import { MAX_FILE_BYTES } from '../../constants';
import type { GivenFile } from '../document/given-files';
import type { Converter } from '../instance/converter';
import { ask } from '../view/questions';

/** Texts that do not say in which encoding they are. */
const SILENT = [...MARKDOWN_EXTENSIONS, ...LIBRARY_EXTENSIONS, '.qmd', '.rmd', '.csv', '.tsv'];

/**
 * The files, with those of old programs in UTF-8: for the first that is in another encoding, the visitor chooses among ways to read it,
 * which holds for the others. `undefined` if none of them is right. Bytes that are no text stay as they are, and so do libraries that
 * nothing fits: most of their sources can be sound, and the panel names the place.
 */
export async function decodedFiles(
  converter: Converter,
  files: readonly GivenFile[],
): Promise<readonly GivenFile[] | undefined> {
  const result: GivenFile[] = [];
  let chosen: string | undefined;
  for (const given of files) {
    const bytes = isSilent(given.file) ? await bytesOf(given.file) : undefined;
    if (!bytes || isUnicode(bytes)) {
      result.push(given);
      continue;
    }
    const { readingsOf } = await import('./encodings');
    const readings = readingsOf(bytes);
    const known = readings.find(({ name }) => name === chosen);
    const reading =
      known ??
      (readings.length > 0
        ? await ask(converter, 'encoding', { fileName: given.file.name, readings })
        : undefined);
    if (!reading && readings.length > 0 && !isLibrary(given.file)) return undefined;
    chosen ??= reading?.name;
    const { name, type, lastModified } = given.file;
    result.push(reading ? { ...given, file: new File([reading.text], name, { type, lastModified }) } : given);
  }
  return result;
}

function isLibrary({ name }: File): boolean {
  return LIBRARY_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
}

function isSilent({ name, size }: File): boolean {
  return size <= MAX_FILE_BYTES && SILENT.some((extension) => name.toLowerCase().endsWith(extension));
}

async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && new Uint8Array(bytes);
}

/** UTF-8, or UTF-16 by its byte order mark, which is read where the text is. */
function isUnicode(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
