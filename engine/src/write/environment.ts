import type { CodeToken } from '../code-tokens.js';
import type { Code, DisplayMath, Heading, InlineMath } from '../document.js';
import type { EmbeddedImage } from '../images/image.js';
import type { Report } from '../notice.js';
import type { PagePlan } from '../page-plan.js';
import type { Resolved } from '../resolved.js';
import type { Settings } from '../settings.js';
import type { Theme } from '../theme/index.js';

/** What stays the same while a document is written. */
export interface Environment {
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  /** The images that could be loaded, by the target that the text gives. */
  readonly images: ReadonlyMap<string, EmbeddedImage>;
  /** The formulas that could be converted, as Office Math. */
  readonly equations: ReadonlyMap<DisplayMath | InlineMath, string>;
  /** The blocks of code that are coloured, as their pieces. */
  readonly highlightedCode: ReadonlyMap<Code, readonly CodeToken[]>;
  /** The sections of the body, and the widths of tables. */
  readonly plan: PagePlan;
  /** The page that each heading probably stands on, counted from 1. */
  readonly pages: ReadonlyMap<Heading, number>;
  readonly report: Report;
}
