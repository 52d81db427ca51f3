import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const QUARTO: Guide = {
  title: 'R Markdown and Quarto to Word',
  lead: 'Open a .qmd or .Rmd file here and get a Word document, without R, LaTeX or pandoc on your computer.',
  steps: [
    {
      title: 'Open the file',
      text: 'Drop the .qmd or .Rmd file on the converter, or the whole project with its pictures.',
    },
    {
      title: 'Look at the pages',
      text: 'Cross-references, callouts, equations and captions are there. Code is shown, not run.',
    },
    { title: 'Convert', text: 'Press Convert to Word. Numbers are fields that Word can update.' },
  ],
  picture: PICTURES.intentQuarto,
  pictureCaption: 'The report in the template Business.',
  source:
    '@tbl-gauges has the ranges.\n\n| Gauge       | Range (m) |\n|-------------|----------:|\n| North pier  |       6.1 |\n| River mouth |       4.4 |\n\n: Ranges {#tbl-gauges}\n\n::: {.callout-note}\n## Missing readings\nThe river mouth was dry for four days.\n:::',
  sections: [
    {
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            '`@fig-`, `@tbl-`, `@eq-` and `@sec-` as numbers that Word keeps.',
            'Callouts, definition lists, footnotes, citations and the front matter’s title page.',
            'The options of chunks: `echo`, `fig-cap`, `tbl-cap` and others.',
          ],
        },
      ],
    },
    {
      title: 'Good to know',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nothing is computed. For plots and tables made by code, open the rendered notebook or the Markdown that `keep-md` leaves.',
            'With your own Word file as template, `reference-doc` isn’t needed.',
            'More: [Text from other tools](/docs/from-other-tools).',
          ],
        },
      ],
    },
  ],
};
