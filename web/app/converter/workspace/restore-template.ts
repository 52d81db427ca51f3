import { templateChoices } from './document-options';
import { templateDatabase } from './template-database';
import { changeWorkspace, chooseOptions, workspace } from './workspace';

/** Restores the template of the last visit; if it no longer exists, the named one is used. */
export async function restoreTemplate(): Promise<void> {
  const all = await templateDatabase.readAll().catch(() => []);
  const { ownTemplate, template } = workspace.read().options;
  const found = all.find(({ name }) => name === ownTemplate) ?? all[0];
  if (!workspace.read().template) changeWorkspace({ template: found });
  if (ownTemplate !== '' && workspace.read().template?.name !== ownTemplate)
    chooseOptions(templateChoices(template));
}
