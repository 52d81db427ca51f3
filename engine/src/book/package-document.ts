import { Parser } from 'htmlparser2';
import { pathFrom } from './paths.js';

/** What a book says about itself, and where its parts are in the archive. */
export interface BookPackage {
  /** Undefined if it is not given. */
  readonly title: string | undefined;
  readonly authors: readonly string[];
  /** A BCP 47 tag; undefined if it is not given. */
  readonly language: string | undefined;
  /** The paths of its pages, in reading order. */
  readonly pages: readonly string[];
  /** The paths of its style sheets. */
  readonly styleSheets: readonly string[];
}

const PAGE_TYPE = /^(?:application\/xhtml\+xml|text\/html|text\/x-oeb1-document)$/i;

/** The form of a language tag (BCP 47): some programs write the name of a locale, such as `C`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/** The path of the package document, from `META-INF/container.xml` (EPUB 3.3, 4.2.6.3.1); undefined if there is none. */
export function packagePath(container: string): string | undefined {
  let path: string | undefined;
  scan(container, (name, attributes) => {
    if (name === 'rootfile') path ??= attributes['full-path'];
  });
  return path;
}

/** Whether `META-INF/encryption.xml` (EPUB 3.3, 4.2.6.3.2) says that a page is encrypted, and not only fonts. */
export function hasEncryptedPages(encryption: string): boolean {
  let found = false;
  scan(encryption, (name, attributes) => {
    if (name === 'CipherReference' && /\.x?html?$/i.test(attributes.URI ?? '')) found = true;
  });
  return found;
}

/**
 * Reads a package document (EPUB 3.3, 5; Open Packaging Format 2.0.1). Pages outside the reading order (`linear="no"`) come last,
 * since notes are often there; the navigation is no page.
 */
export function readPackage(xml: string, path: string): BookPackage {
  const items = new Map<
    string,
    { readonly path: string; readonly type: string; readonly isNavigation: boolean }
  >();
  const spine: { readonly id: string; readonly isAside: boolean }[] = [];
  const texts = { title: [] as string[], creator: [] as string[], language: [] as string[] };
  let into: string[] | undefined;
  scan(
    xml,
    (name, attributes) => {
      const { id = '', href = '', idref = '', properties = '', linear } = attributes;
      into = Object.entries(texts).find(([each]) => name === each)?.[1];
      into?.push('');
      const target = pathFrom(path, href)?.path;
      if (name === 'item' && target !== undefined)
        items.set(id, {
          path: target,
          type: attributes['media-type'] ?? '',
          isNavigation: properties.split(/\s+/).includes('nav'),
        });
      if (name === 'itemref') spine.push({ id: idref, isAside: linear === 'no' });
    },
    (text) => into?.push((into.pop() ?? '') + text),
    () => {
      into = undefined;
    },
  );
  const ordered = [...spine.filter(({ isAside }) => !isAside), ...spine.filter(({ isAside }) => isAside)];
  const pages = ordered.flatMap(({ id }) => {
    const item = items.get(id);
    return item && PAGE_TYPE.test(item.type) && !item.isNavigation ? [item.path] : [];
  });
  const [title, authors, languages] = [texts.title, texts.creator, texts.language].map((each) =>
    each.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''),
  );
  return {
    title: title?.[0],
    authors: authors ?? [],
    language: languages?.find((tag) => LANGUAGE.test(tag)),
    pages: [...new Set(pages)],
    styleSheets: [...items.values()].flatMap((item) => (item.type === 'text/css' ? [item.path] : [])),
  };
}

/** Goes through the elements of a document, with their names without prefixes. */
function scan(
  xml: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
  text: (data: string) => void = () => undefined,
  close: () => void = () => undefined,
): void {
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) =>
      open(name.replace(/^.*:/, ''), attributes),
    ontext: text,
    onclosetag: close,
  };
  new Parser(handler, { xmlMode: true }).end(xml);
}
