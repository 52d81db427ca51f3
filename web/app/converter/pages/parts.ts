/* Everything that draws the pages, as one file to load. */
import { adoptSheet } from '../../csp/adopted-sheet';
import styles from './pages.css?inline';

// A separate style sheet could fail to load although the scripts succeed, and would not be loaded again with them.
adoptSheet(styles);

export { FirstPageMiniature } from './FirstPageMiniature';
export { LanguageControl } from './LanguageControl';
export { PageCount } from './PageCount';
export { PagesRegion } from './PagesRegion';
export { PageThumbnails } from './PageThumbnails';
export { PageTotal } from './PageTotal';
export { PrintButton } from './PrintButton';
export { thePages } from './the-pages';
export { ZoomControl } from './ZoomControl';
