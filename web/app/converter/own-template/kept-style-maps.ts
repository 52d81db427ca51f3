import type { StyleMapping } from '@footmark/engine';
import { storedStyleMap } from './style-map-file';

const PREFIX = 'styles:';

/**
 * The visitor's choices of styles on the visitor's device, by the name of the template's file. Written at once, which a
 * database is not: a page that is reloaded right after a choice still has it.
 */
export const keptStyleMaps = {
  read(template: string): StyleMapping {
    try {
      return storedStyleMap(localStorage.getItem(PREFIX + template));
    } catch {
      return {};
    }
  },

  write(template: string, styleMap: StyleMapping): void {
    try {
      if (Object.keys(styleMap).length === 0) localStorage.removeItem(PREFIX + template);
      else localStorage.setItem(PREFIX + template, JSON.stringify(styleMap));
    } catch {
      // The choices last until the page is closed.
    }
  },

  eraseAll(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    } catch {
      // A browser that denies storage has nothing to erase.
    }
  },
};
