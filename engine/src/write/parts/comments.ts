import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { reviewerAttributes, signed } from '../revision.js';
import type { PartWriter } from './part-writer.js';

/** The comments that the text refers to (ECMA-376 Part 1, 17.13.4), each line as a paragraph. */
export const comments: PartWriter = (environment, { ledger, reviewer }) => {
  if (ledger.comments.length === 0) return [];
  const content = ledger.comments.map(({ text, by }, id) => {
    const own = signed(reviewer, by);
    const attributes = `${reviewerAttributes(own)} w:initials="${escapeAttribute(initialsOf(own.author))}"`;
    const paragraphs = text.split('\n').map((line, index) => {
      const mark = index === 0 ? '<w:r><w:annotationRef/></w:r>' : '';
      return `<w:p>${mark}<w:r><w:t xml:space="preserve">${escapeText(line)}</w:t></w:r></w:p>`;
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
  ];
};

function initialsOf(author: string): string {
  const words = author.split(/[\s-]+/).filter((word) => word !== '');
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 9);
}
