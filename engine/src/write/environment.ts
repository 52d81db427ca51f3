import type { Settings } from '../api/settings.js';
import type { Composed } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import type { Theme } from '../theme/index.js';

/** What a package is written from. */
export interface Environment {
  readonly composed: Composed;
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  /** The page that each heading probably stands on, counted from 1. */
  readonly pages: ReadonlyMap<Heading, number>;
}
