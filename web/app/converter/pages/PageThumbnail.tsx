import { memo } from 'react';
import type { Sheet } from '../../page-drawing/sheets';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { PagePicture } from './PagePicture';
import { pagesPlace } from './pages-place';
import { thePages } from './the-pages';

export const THUMB_WIDTH_PX = 56;

interface PageThumbnailProps {
  readonly number: number;
  readonly page: Sheet;
  readonly top: number;
  readonly isCurrent: boolean;
}

/** A button that goes to a page, with a small picture of it. */
export const PageThumbnail = memo(function PageThumbnail(props: PageThumbnailProps) {
  const converter = useConverter();
  const { number, page, top, isCurrent } = props;
  const drawing = useSelect(thePages(converter).drawings, (drawn) => drawn?.get(page.key));
  return (
    <button
      type="button"
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => pagesPlace(converter).turnToPage(number)}
      className="page-thumbnail"
      style={{ top }}
    >
      <PagePicture
        drawing={drawing}
        ratio={page.width / page.height}
        addressOf={thePages(converter).drawings.pictureAddress}
      />
      <span aria-hidden="true">{number.toLocaleString('en')}</span>
    </button>
  );
});
