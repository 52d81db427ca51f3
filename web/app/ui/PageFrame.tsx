import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Breadcrumb } from '../content/pages';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

interface PageFrameProps {
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Replaces the standard header. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** The parts of every page around its content. */
export function PageFrame({ breadcrumbs = [], header = <SiteHeader />, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">Skip to main content</SkipLink>
      {header}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        <Breadcrumbs items={breadcrumbs} />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/** The breadcrumbs of a page. A page directly below Home shows none. */
function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
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
