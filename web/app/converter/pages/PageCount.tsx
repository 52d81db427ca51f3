import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';
import { usePageTotal } from './PageTotal';
import { pagesPlace } from './pages-place';
import { SmallTool } from './SmallTool';

/** The number of the page in view and of all pages, with buttons to turn them. */
export function PageCount() {
  const converter = useConverter();
  const total = usePageTotal();
  const page = useSelect(view(converter), (current) => current.page);
  if (total === 0) return null;
  const current = Math.min(page, total);
  return (
    <div className="inline-flex items-center gap-1 text-sm whitespace-nowrap text-faded tabular-nums">
      <SmallTool
        label="Previous page"
        disabled={current <= 1}
        onClick={() => pagesPlace(converter).turnToPage(current - 1)}
      >
        <path d="m12 5-5 5 5 5" />
      </SmallTool>
      <span>
        <span className="@max-[20rem]:sr-only">Page </span>
        <span className="text-ink">{current.toLocaleString('en')}</span> of{' '}
        <span className="text-ink">{total.toLocaleString('en')}</span>
      </span>
      <SmallTool
        label="Next page"
        disabled={current >= total}
        onClick={() => pagesPlace(converter).turnToPage(current + 1)}
      >
        <path d="m8 5 5 5-5 5" />
      </SmallTool>
    </div>
  );
}
