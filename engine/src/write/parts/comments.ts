import type { Comment } from '../../model/document.js';
import { escapeAttribute } from '../../xml/escape.js';
import { directionOf } from '../blocks/paragraph.js';
import { commentStyle, writeInlines } from '../inlines/index.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { propertyElement, val } from '../property-elements.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { reviewerAttributes, signed } from '../revision.js';
import type { PackagePart } from './package-part.js';
import type { PartWriter } from './part-writer.js';

/** The comments that the text refers to (ECMA-376 Part 1, 17.13.4), each line as a paragraph, and which of them are replies. */
export const comments: PartWriter = (environment, writer) => {
  const { ledger, reviewer, styles } = writer;
  if (ledger.comments.length === 0) return [];
  ledger.usedStyles.add('CommentText');
  const content = ledger.comments.map(({ comment, lines }, id) => {
    const own = signed(reviewer, comment.by);
    const attributes = `${reviewerAttributes(own)} w:initials="${escapeAttribute(initialsOf(own.author))}"`;
    const paragraphs = lines.map((line, index) => {
      const mark = index === 0 ? `<w:r>${commentStyle(styles)}<w:annotationRef/></w:r>` : '';
      const name = index === lines.length - 1 ? ` w14:paraId="${paragraphId(id)}"` : '';
      const properties = propertyElement('w:pPr', {
        pStyle: val(styles.idOf('CommentText')),
        bidi: directionOf(line, writer),
      });
      return `<w:p${name}>${properties}${mark}${writeInlines(line.content, writer)}</w:p>`;
    });
    return `<w:comment w:id="${id}" ${attributes}>${paragraphs.join('')}</w:comment>`;
  });
  return [
    {
      name: 'word/comments.xml',
      content: `${XML_DECLARATION}<w:comments ${namespacesFor(environment)}>${content.join('')}</w:comments>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.comments },
    },
    ...threads(ledger.comments.map(({ comment }) => comment)),
  ];
};

/** Which comments are replies, if some are ([MS-DOCX] 2.5.1, commentsEx): a comment is named by its last paragraph. */
function threads(all: readonly Comment[]): readonly PackagePart[] {
  if (all.every(({ answers }) => answers === undefined)) return [];
  const content = all.map(({ answers }, id) => {
    const first = answers ? all.indexOf(answers) : -1;
    const parent = first === -1 ? '' : ` w15:paraIdParent="${paragraphId(first)}"`;
    return `<w15:commentEx w15:paraId="${paragraphId(id)}"${parent} w15:done="0"/>`;
  });
  return [
    {
      name: 'word/commentsExtended.xml',
      content:
        `${XML_DECLARATION}<w15:commentsEx xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml">` +
        `${content.join('')}</w15:commentsEx>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.commentsExtended+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.commentThreads },
    },
  ];
}

/** The name of a comment's last paragraph ([MS-DOCX] 2.2.4): not 0, and less than 80000000 in hexadecimal digits. */
function paragraphId(comment: number): string {
  return (0x10000000 + comment).toString(16).toUpperCase();
}

function initialsOf(author: string): string {
  const words = author.split(/[\s-]+/).filter((word) => word !== '');
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 9);
}
