import { OPTION_CHOICES, OPTION_DEFAULTS } from '@footmark/engine/options';
import type { Row } from './option-row.js';
import { choice } from './values.js';

/** The options for citations. */
export const CITATION_ROWS: readonly Row[] = [
  {
    name: 'bibliography',
    value: 'FILE',
    help: 'sources for citations such as `[@key]`: BibTeX, RIS, CSL JSON or CSL YAML; can be given several times',
    default: 'from front matter',
    settings: (file) => ({ bibliography: [file] }),
  },
  {
    name: 'csl',
    value: 'NAME|FILE',
    help: 'citation style, such as `apa`, `mla`, `chicago-notes`, `chicago-author-date`, `ieee` or `vancouver`, or a CSL file',
    default: 'from front matter, else that of the template: `apa`, `mla` or `chicago-author-date`',
    settings: (style) => ({ style }),
  },
  {
    name: 'citations',
    ...choice(OPTION_CHOICES.citations, (citations) => ({ conversion: { citations } })),
    help: 'citations are text, or also fields, so that you can go on citing in Zotero or Word',
    default: OPTION_DEFAULTS.citations,
  },
];
