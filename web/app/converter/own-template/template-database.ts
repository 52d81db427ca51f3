import { indexedDatabase } from '../drafts/indexed-database';
import type { OwnTemplate } from './template-store';

const asked = indexedDatabase<'templates'>('footmark-templates', 1, (database) => {
  database.createObjectStore('templates', { keyPath: 'name' });
});

/** The visitor's templates on the visitor's device. Every function rejects if the browser denies storage. */
export const templateDatabase = {
  /** Most recently used first. */
  async readAll(): Promise<OwnTemplate[]> {
    const found: unknown[] = await asked(['templates'], 'readonly', (stores) => stores('templates').getAll());
    return found.filter(isTemplate).toSorted((a, b) => b.at - a.at);
  },
  write: (template: OwnTemplate) =>
    asked(['templates'], 'readwrite', (stores) => stores('templates').put(template)),
  erase: (name: string) => asked(['templates'], 'readwrite', (stores) => stores('templates').delete(name)),
  eraseAll: () => asked(['templates'], 'readwrite', (stores) => stores('templates').clear()),
};

/** Whether data from the database has the expected form. */
function isTemplate(found: unknown): found is OwnTemplate {
  const { name, file, key, styleMap, at } = (found ?? {}) as Partial<Record<keyof OwnTemplate, unknown>>;
  return (
    typeof name === 'string' &&
    file instanceof Blob &&
    typeof key === 'string' &&
    typeof at === 'number' &&
    typeof styleMap === 'object' &&
    styleMap !== null
  );
}
