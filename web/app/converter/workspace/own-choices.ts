import type { TemplateName } from '@footmark/engine';
import { OPTION_DEFAULTS } from '@footmark/engine/options';
import { choicesOfTemplate, DEFAULT_OPTIONS, type DocumentOptions } from './document-options';

/**
 * The options that choosing an own template changes; `madeWith` is the named template that the file was made from, if
 * it is one of ours.
 */
export function ownTemplateChoices(
  name: string,
  madeWith: TemplateName = OPTION_DEFAULTS.template,
): Partial<DocumentOptions> {
  const chosen = { ...DEFAULT_OPTIONS, template: madeWith, ownTemplate: name };
  return { ...choicesOfTemplate(chosen), template: madeWith, ownTemplate: name };
}
