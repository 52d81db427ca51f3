import type { Converter } from '../instance/converter';
import { templateChoices } from './document-options';
import { templateDatabase } from './template-database';
import { changeWorkspace, chooseOptions, workspace } from './workspace';

/** Restores the template of the last visit; if it no longer exists, the named one is used. */
export async function restoreTemplate(converter: Converter): Promise<void> {
  const all = await templateDatabase.readAll().catch(() => []);
  const { ownTemplate, template } = workspace(converter).read().options;
  const found = all.find(({ name }) => name === ownTemplate) ?? all[0];
  if (!workspace(converter).read().template) changeWorkspace(converter, { template: found });
  if (ownTemplate !== '' && workspace(converter).read().template?.name !== ownTemplate)
    chooseOptions(converter, templateChoices(template));
}
