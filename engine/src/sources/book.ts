import type { TextMakers } from './files.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { pageText } from './page-text.js';
import { asAddress, nameOf, withoutExtension } from './paths.js';
import { frontMatterOf, type TextFile } from './read-text.js';

/** An e-book as Markdown, with front matter for what it says about itself. Rejects if it cannot be read. */
export async function bookText(path: string, bytes: Uint8Array, makers: TextMakers): Promise<TextFile> {
  const folder = `${withoutExtension(path)}_files`;
  const book = await makers.book(bytes, (picture) => asAddress(`${nameOf(folder)}/${picture}`));
  const text = pageText(path, book.html, makers, { isBook: true });
  const { title, authors, language } = book;
  const front = {
    ...(title !== undefined && { title }),
    ...(authors.length > 0 && { author: authors }),
    ...(language !== undefined && { lang: language }),
  };
  // JSON is YAML.
  const yaml = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return {
    ...text,
    title,
    front: await frontMatterOf(yaml.join('\n')),
    pictures: [...book.pictures].map(([picture, content]) => ({
      path: `${folder}/${picture}`,
      bytes: content,
    })),
    notices: book.missing.map((missing) => missingPart(path, missing)),
  };
}

function missingPart(path: string, missing: string): SourceNotice {
  return sourceNotice(
    'file-missing',
    path,
    `${nameOf(missing)} is missing from ${nameOf(path)}, which names it`,
  );
}
