import { Outlet, useLocation, useNavigate } from 'react-router';
import { Brand } from '../ui/Brand';
import { SomethingWentWrong } from '../ui/SomethingWentWrong';
import type { Route } from './+types/site';

/** Wraps all pages. Errors in a page are caught here, so that the document around it stays. */
export default function SiteRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    // Every page includes this from the start, so it contains no more than necessary.
    <div className="min-h-dvh">
      <header className="flex border-b border-rule px-4 py-3 sm:px-6">
        <Brand />
      </header>
      <main id="main" className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        <SomethingWentWrong
          message={error instanceof Error ? error.message : String(error)}
          // Navigating to the same address again resets the router's error.
          onRetry={() => navigate(location, { replace: true })}
        />
      </main>
    </div>
  );
}
