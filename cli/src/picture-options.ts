import { OPTION_CHOICES, OPTION_DEFAULTS } from '@footmark/engine/options';
import { convert, negatable, type Row } from './option-row.js';
import type { Settings } from './settings.js';
import { choice } from './values.js';

/** The options for pictures and for what is numbered. */
export const PICTURE_ROWS: readonly Row[] = [
  ...negatable(
    'captions',
    'number the captions of tables, and of pictures in paragraphs of their own, from their titles; `--captions=alt` also makes captions of alternative texts',
    'leave titles of pictures out, and number only what has a name (the default)',
    (imageCaptions) => ({ imageCaptions }),
  ).map((row) =>
    row.name === 'captions' ? { ...row, mayHaveValue: true as const, settings: captions } : row,
  ),
  ...negatable(
    'number-by-chapter',
    'number figures, tables, listings and equations by chapter, as 2.1',
    'number them through the whole document (the default)',
    (numberByChapter) => ({ numberByChapter }),
  ),
  ...negatable(
    'center-pictures',
    'center pictures in paragraphs of their own, and their captions',
    'leave them at the start of the line (the default)',
    (centerPictures) => ({ centerPictures }),
  ),
  {
    name: 'charts',
    ...choice(OPTION_CHOICES.chartForm, (chartForm) => convert({ chartForm })),
    help: 'charts that Word draws, with their numbers to edit, or pictures of them; front matter says it, too (`charts: picture`)',
    default: OPTION_DEFAULTS.chartForm,
  },
  {
    name: 'diagrams',
    ...choice(OPTION_CHOICES.diagramForm, (diagramForm) => convert({ diagramForm })),
    help: 'diagrams as pictures, or as shapes that can be moved and edited in Word; front matter says it, too (`diagrams: shapes`)',
    default: OPTION_DEFAULTS.diagramForm,
  },
  {
    name: 'remote-images',
    help: 'fetch pictures from the web; without it, no site learns about a conversion',
    settings: () => ({ remoteImages: true }),
  },
  {
    name: 'allow-private-hosts',
    help: 'with `--remote-images`, also fetch pictures from this computer and from private networks',
    settings: () => ({ privateHosts: true }),
  },
  {
    name: 'allow-outside',
    value: 'FOLDER',
    help: 'also read and write files in this folder and its subfolders; can be given several times',
    default: 'only the folder of the text, or the folder that was given',
    settings: (folder) => ({ allowOutside: [folder] }),
  },
];

const NAMED_CAPTIONS = choice(OPTION_CHOICES.imageCaptions, (imageCaptions) => convert({ imageCaptions }));

/** Captions of titles, or also of alternative texts. */
function captions(value: string): Settings {
  return value === '' ? convert({ imageCaptions: true }) : NAMED_CAPTIONS.settings(value);
}
