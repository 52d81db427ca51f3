import { type Converter, part } from '../instance/converter';
import { workspace } from './workspace';

/** Restores the visitor's template, once. Never rejects. */
export const restoredTemplate = part(
  (converter): Promise<void> =>
    import('./restore-template').then(
      ({ restoreTemplate }) => restoreTemplate(converter),
      () => undefined,
    ),
);

/** Resolves when the options are those of the visitor: at once, unless a template is still being restored. */
export function awaitedTemplate(converter: Converter): Promise<void> | undefined {
  const { ownTemplate } = workspace(converter).read().options;
  return ownTemplate !== '' && workspace(converter).read().template?.name !== ownTemplate
    ? restoredTemplate(converter)
    : undefined;
}
