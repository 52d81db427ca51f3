import { indexedDatabase } from '../storage/indexed-database';
import { TEMPLATES } from '../storage/own-files';
import { keptStyleMaps } from './kept-style-maps';
import type { OwnTemplate } from './own-template';

/** What the database has of a template. */
type KeptTemplate = Omit<OwnTemplate, 'styleMap'>;

const inDatabase = indexedDatabase<'templates'>(TEMPLATES, 1, (database) => {
  database.createObjectStore('templates', { keyPath: 'name' });
});

/** The visitor's templates on the visitor's device. Every function rejects if the browser denies storage. */
export const templateDatabase = {
  /** Most recently used first. */
  async readAll(): Promise<OwnTemplate[]> {
    const found: unknown[] = await inDatabase(['templates'], 'readonly', (stores) =>
      stores('templates').getAll(),
    );
    return found
      .filter(isTemplate)
      .toSorted((a, b) => b.at - a.at)
      .map((kept) => ({ ...kept, styleMap: keptStyleMaps.read(kept.name) }));
  },
  write: ({ styleMap, ...kept }: OwnTemplate) => {
    keptStyleMaps.write(kept.name, styleMap);
    return inDatabase(['templates'], 'readwrite', (stores) => stores('templates').put(kept));
  },
  erase: (name: string) => {
    keptStyleMaps.write(name, {});
    return inDatabase(['templates'], 'readwrite', (stores) => stores('templates').delete(name));
  },
};

/** Whether data from the database has the expected form. */
function isTemplate(found: unknown): found is KeptTemplate {
  const { name, file, key, at } = (found ?? {}) as Partial<Record<keyof KeptTemplate, unknown>>;
  return (
    typeof name === 'string' && file instanceof Blob && typeof key === 'string' && typeof at === 'number'
  );
}
