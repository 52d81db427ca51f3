import { optionsStore } from '../options/options-store';
import { ownTemplateStore } from './template-store';

let restoring: Promise<void> | undefined;

/** Restores the visitor's template, once. Never rejects. */
export function restoredTemplate(): Promise<void> {
  restoring ??= import('./restore-template').then(
    ({ restoreTemplate }) => restoreTemplate(),
    () => undefined,
  );
  return restoring;
}

/** Resolves when the options are those of the visitor: at once, unless a template is still being restored. */
export function awaitedTemplate(): Promise<void> | undefined {
  const { ownTemplate } = optionsStore.read();
  return ownTemplate !== '' && ownTemplateStore.read()?.name !== ownTemplate ? restoredTemplate() : undefined;
}
