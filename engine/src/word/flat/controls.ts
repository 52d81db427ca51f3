import type { Inline } from '../../model/document.js';
import { childOf, valOf, type XmlElement } from '../../xml/element.js';
import type { CitedSources } from '../file/citations.js';
import { tickIn } from './symbols.js';

/** The inlines that represent a content control. */
interface ControlContent {
  readonly inlines: readonly Inline[];
  /** Whether it is a checkbox. */
  readonly isBox: boolean;
}

/** What replaces the content of a control: a checkbox, a citation, or nothing for a bibliography; undefined for others. */
export function controlContent(control: XmlElement, citations: CitedSources): ControlContent | undefined {
  const ticked = tickIn(control);
  if (ticked !== undefined) return { inlines: [{ type: 'text', value: ticked ? '☒' : '☐' }], isBox: true };
  const tag = tagOf(control);
  if (citations.isBibliography(tag)) return { inlines: [], isBox: false };
  const citation = citations.citedByTag(tag);
  return citation && { inlines: [citation], isBox: false };
}

/** The tag that a program has given a content control (ECMA-376 Part 1, 17.5.2.42); empty for none. */
export function tagOf(control: XmlElement): string {
  return valOf(childOf(control, 'w:sdtPr'), 'w:tag') ?? '';
}
