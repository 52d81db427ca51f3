/* What draws the pages, in one piece: one file to fetch. */
import { adoptSheet } from '../../styles/adopted-sheet';
import styles from './pages.css?inline';

// A style sheet of its own could fail to arrive where the scripts do, and would not be fetched again with them.
adoptSheet(styles);

export { FirstPageMiniature } from './FirstPageMiniature';
export { PageCount } from './PageCount';
export { PagesRegion } from './PagesRegion';
export { PageThumbnails } from './PageThumbnails';
export { PageTotal } from './PageTotal';
export { PrintButton } from './PrintButton';
export { inspectText } from './the-pages';
export { ZoomControl } from './ZoomControl';
