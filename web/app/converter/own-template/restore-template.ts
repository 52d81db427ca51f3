import { templateChoices } from '../options/document-options';
import { chooseOptions, optionsStore } from '../options/options-store';
import { templateDatabase } from './template-database';
import { ownTemplateStore } from './template-store';

/** Restores the template of the last visit; if it no longer exists, the named one is used. */
export async function restoreTemplate(): Promise<void> {
  const all = await templateDatabase.readAll().catch(() => []);
  const { ownTemplate, template } = optionsStore.read();
  const found = all.find(({ name }) => name === ownTemplate) ?? all[0];
  ownTemplateStore.change((current) => current ?? found);
  if (ownTemplate !== '' && ownTemplateStore.read()?.name !== ownTemplate)
    chooseOptions(templateChoices(template));
}
