import { openPackage, storiesOf } from '../docx/package';

/** What a document shows: the visible part of its XML, and its words. */
export interface Texts {
  readonly xml: string;
  readonly words: readonly string[];
}

export function textsOf(bytes: Uint8Array): Texts {
  const stories = storiesOf(openPackage(bytes)).filter(({ name }) => /document|notes/.test(name));
  const xml = stories.map(({ text }) => text).join('\n');
  const shown = xml
    .replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>/g, '')
    .replace(/<\/w:p>|<w:(?:br|tab)\/>/g, ' ');
  return {
    xml: settled(xml),
    words:
      shown
        .replace(/<[^>]+>/g, '')
        .replace(/&\w+;/g, ' ')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}

/** The visible content of XML: without bookmarks that nothing refers to, and with split text joined. */
function settled(xml: string): string {
  const referred = new Set(
    Array.from(
      xml.matchAll(/w:anchor="([^"]*)"|(?:REF|PAGEREF|NOTEREF) (\S+)/g),
      ([, link, field]) => link ?? field,
    ),
  );
  return (
    joinedRuns(xml)
      .replace(/<w:bookmarkStart w:id="(\d+)" w:name="([^"]*)"\/>/g, (_start, _id: string, name: string) =>
        referred.has(name) ? `<bookmark ${name}/>` : '',
      )
      .replace(/<w:bookmarkEnd w:id="\d+"\/>/g, '')
      // Any of several that begin at the same place may come first.
      .replace(/(?:<bookmark [^>]*>)+/g, (all) => (all.match(/<[^>]*>/g) ?? []).toSorted().join(''))
      // Spaces at the beginning or end of a paragraph are invisible.
      .replace(/ +(?=<\/w:t><\/w:r><\/w:p>)/g, '')
      .replace(
        /(<w:p>(?:<w:pPr>(?:(?!<\/w:pPr>).)*<\/w:pPr>)?<w:r>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t>) +/g,
        '$1',
      )
  );
}

/** Joins runs of text that look the same. */
function joinedRuns(xml: string): string {
  return xml
    .replaceAll(' xml:space="preserve"', '')
    .replace(/(?:<w:r>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t>[^<]*<\/w:t><\/w:r>)+/g, (runs) => {
      const parts = runs.matchAll(/<w:r>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t>([^<]*)<\/w:t><\/w:r>/g);
      let joined = '';
      let before: string | undefined;
      for (const [, look = '', text] of parts) {
        joined =
          look === before
            ? `${joined.slice(0, -'</w:t></w:r>'.length)}${text}</w:t></w:r>`
            : `${joined}<w:r>${look}<w:t>${text}</w:t></w:r>`;
        before = look;
      }
      return joined;
    });
}

/** The words that the second document lacks, or has less often than the first. */
export function lost(first: readonly string[], second: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of second) left.set(word, (left.get(word) ?? 0) + 1);
  return first.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
