import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The text of a file that a reviewer returns. */
export const RETURNED_TEXT =
  '# Tides\n\nThe tide was **very** late.\n\nIt came at nine.\n\nThe pier <!-- mine --> stood.\n';

/** What a reviewer makes in Word of the file with this text: one tracked change, one untracked, and a comment. */
export function reviewed(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const change = (name: string, edit: (xml: string) => string): void => {
    const part = parts[name];
    if (!part) throw new Error(`Cannot find ${name}`);
    parts[name] = strToU8(edit(strFromU8(part)));
  };
  const who = 'w:author="Ada Lowe" w:date="2026-03-02T09:00:00Z"';
  change('word/document.xml', (xml) =>
    xml
      .replace(
        /<w:r>(?:(?!<\/w:r>).)*It came at nine\.<\/w:t><\/w:r>/,
        `<w:r><w:t xml:space="preserve">It came at </w:t></w:r><w:del w:id="901" ${who}><w:r><w:delText>nine</w:delText></w:r></w:del><w:ins w:id="902" ${who}><w:r><w:t>ten</w:t></w:r></w:ins><w:r><w:t>.</w:t></w:r>`,
      )
      .replace('late.', 'late again.')
      .replace(/(<w:r>(?:(?!<\/w:r>).)*stood)/, '<w:commentRangeStart w:id="7"/>$1')
      .replace(
        /(stood\.<\/w:t><\/w:r>)/,
        '$1<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>',
      ),
  );
  parts['word/comments.xml'] = strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="7" ${who} w:initials="AL"><w:p><w:r><w:t>Which pier?</w:t></w:r></w:p></w:comment></w:comments>`,
  );
  change('[Content_Types].xml', (xml) =>
    xml.replace(
      '</Types>',
      '<Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>',
    ),
  );
  change('word/_rels/document.xml.rels', (xml) =>
    xml.replace(
      '</Relationships>',
      '<Relationship Id="rIdComments" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
    ),
  );
  return zipSync(parts);
}
