import { elementsOf, textOf, type XmlElement } from '../xml/element.js';

/** A comment in the margin (ECMA-376 Part 1, 17.13.4). */
export interface WordComment {
  readonly author: string;
  /** As Word writes it; empty if missing. */
  readonly date: string;
  readonly text: string;
  /** The text of the comment, one line for each paragraph. */
  readonly lines: string;
}

export function commentsOf(root: XmlElement | undefined): ReadonlyMap<string, WordComment> {
  const comments = new Map<string, WordComment>();
  for (const element of elementsOf(root)) {
    if (element.name !== 'w:comment') continue;
    const paragraphs = elementsOf(element)
      .map(visibleText)
      .filter((text) => text !== '');
    comments.set(element.attributes['w:id'] ?? '', {
      author: element.attributes['w:author'] ?? '',
      date: element.attributes['w:date'] ?? '',
      text: paragraphs.join(' ').replace(/\s+/g, ' ').trim(),
      lines: paragraphs.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n'),
    });
  }
  return comments;
}

function visibleText(element: XmlElement): string {
  if (element.name === 'w:t') return textOf(element);
  if (element.name === 'w:tab' || element.name === 'w:br') return ' ';
  if (element.name === 'w:del') return '';
  return elementsOf(element).map(visibleText).join('');
}
