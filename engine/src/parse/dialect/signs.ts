import type { TextDialect } from '../../api/text-dialect.js';
import { OF_AZURE, OF_GITBOOK, OF_HACKMD, OF_MDX, OF_MYST, OF_OBSIDIAN, OF_PROMPTS } from './other-signs.js';
import { OF_PANDOC, OF_QUARTO, OF_R_MARKDOWN } from './pandoc-signs.js';
import type { DialectSign } from './sign.js';

/** All signs, dialect by dialect. */
export const SIGNS: readonly DialectSign[] = [
  ...OF_PANDOC,
  ...OF_QUARTO,
  ...OF_R_MARKDOWN,
  ...OF_MYST,
  ...OF_MDX,
  ...OF_GITBOOK,
  ...OF_HACKMD,
  ...OF_OBSIDIAN,
  ...OF_AZURE,
  ...OF_PROMPTS,
];

/** The ends of names of files that one program alone has. */
export const FILE_NAMES: readonly (readonly [pattern: RegExp, dialect: TextDialect])[] = [
  [/\.qmd$/i, 'quarto'],
  [/\.rmd$/i, 'rmarkdown'],
  [/\.mdx$/i, 'mdx'],
];
