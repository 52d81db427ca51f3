import type { Block, Inline, Spoken } from '../model/document.js';
import { isLanguageTag } from '../model/metadata.js';
import { mapRuns } from '../model/nodes/map-inlines.js';

/** The language that the value of an attribute `lang` stands for (HTML, 3.2.6.2); what is no tag has no meaning. */
export function languageFrom(value: string | undefined): string | undefined {
  const written = value?.trim();
  return written !== undefined && isLanguageTag(written) ? written : undefined;
}

/** Blocks whose text is in a language; within it, that of what they contain counts. */
export function spoken(blocks: readonly Block[], language: string | undefined): readonly Block[] {
  if (language === undefined) return blocks;
  return mapRuns(blocks, (inlines) => inLanguage(inlines, language));
}

/** A picture has no language, so that one alone in its paragraph stays so. */
function inLanguage(children: readonly Inline[], language: string): readonly Inline[] {
  const isPicture = children.every(({ type }) => type === 'image' || type === 'break');
  return isPicture ? children : [{ type: 'language', language, children } satisfies Spoken];
}
