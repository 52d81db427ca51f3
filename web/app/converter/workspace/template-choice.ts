import type { TemplateName } from '@footmark/engine';
import type { DocumentOptions } from './document-options';

/** A named template, or the visitor's own. */
export type TemplateChoice = TemplateName | 'own';

export function isChosen(choice: TemplateChoice, { template, ownTemplate }: DocumentOptions): boolean {
  return choice === 'own' ? ownTemplate !== '' : ownTemplate === '' && choice === template;
}
