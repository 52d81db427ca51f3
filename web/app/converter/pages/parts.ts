/* What draws the pages, in one piece: one file to fetch. */
export { FirstPageMiniature } from './FirstPageMiniature';
export { PageCount } from './PageCount';
export { PagesRegion } from './PagesRegion';
export { PageThumbnails } from './PageThumbnails';
export { PageTotal } from './PageTotal';
export { PrintButton } from './PrintButton';
export { inspectText } from './the-pages';
export { ZoomControl } from './ZoomControl';
