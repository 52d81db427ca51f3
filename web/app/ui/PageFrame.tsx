import type { ReactNode } from 'react';
import type { Breadcrumb } from '../content/pages';
import { Breadcrumbs } from './Breadcrumbs';
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
