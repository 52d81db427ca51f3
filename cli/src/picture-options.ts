import { either, type Row } from './option-row.js';

/** The options about pictures and what is counted. */
export const PICTURE_ROWS: readonly Row[] = [
  ...either(
    'captions',
    'print the title of a picture that stands alone under it, with a number',
    'print no captions under pictures (the default)',
    (imageCaptions) => ({ imageCaptions }),
  ),
  ...either(
    'number-by-chapter',
    'number figures, tables, listings and equations by chapter, as 2.1',
    'number them in the whole document (the default)',
    (numberByChapter) => ({ numberByChapter }),
  ),
  ...either(
    'center-pictures',
    'center pictures that stand alone, and their captions',
    'leave them where lines begin (the default)',
    (centerPictures) => ({ centerPictures }),
  ),
  {
    name: 'remote-images',
    help: 'fetch pictures from the web; without it no site learns of a conversion',
    settings: () => ({ remoteImages: true }),
  },
  {
    name: 'allow-private-hosts',
    help: 'with --remote-images, fetch pictures also from this computer and from private networks',
    settings: () => ({ privateHosts: true }),
  },
  {
    name: 'allow-outside',
    value: 'DIR',
    help: 'read pictures also from this folder and those below it; can be given several times',
    default: "only the text's own folder, or the folder that is converted",
    settings: (folder) => ({ allowOutside: [folder] }),
  },
];
