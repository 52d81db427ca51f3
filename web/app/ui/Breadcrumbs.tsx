import { Link } from 'react-router';
import type { Breadcrumb } from '../content/pages';

/** The breadcrumbs of a page. A page directly below Home shows none. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  if (items.length < 2) return null;
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="mb-6 text-sm text-faded">
      <ol className="flex flex-wrap gap-x-2">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex gap-2" aria-current={index === last ? 'page' : undefined}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {to && index < last ? (
              <Link to={to} className="underline underline-offset-4 hover:text-accent">
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
