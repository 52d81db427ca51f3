import { CITATIONS } from './citations';
import { FOOTNOTES } from './footnotes';
import { GETTING_STARTED } from './getting-started';
import { MARKDOWN_SYNTAX } from './markdown-syntax';
import { NOTION } from './notion';
import type { DocsSection } from './section';
import { TEMPLATES } from './templates';
import { TROUBLESHOOTING } from './troubleshooting';

/** The documentation's tabs, in order; the first one is open by default. */
export const DOCS: readonly [DocsSection, ...DocsSection[]] = [
  GETTING_STARTED,
  MARKDOWN_SYNTAX,
  FOOTNOTES,
  CITATIONS,
  TEMPLATES,
  NOTION,
  TROUBLESHOOTING,
];
