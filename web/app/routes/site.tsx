import { Outlet, useLocation, useNavigate } from 'react-router';
import { Brand } from '../ui/Brand';
import { SomethingWentWrong } from '../ui/SomethingWentWrong';
import type { Route } from './+types/site';

/** Around all pages. What fails in one of them ends here, and the document around it stays. */
export default function SiteRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    // Every page has this from the start, so it has no more around it than it needs.
    <div className="min-h-dvh">
      <header className="flex border-b border-rule px-4 py-3 sm:px-6">
        <Brand />
      </header>
      <main id="main" className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        <SomethingWentWrong
          message={error instanceof Error ? error.message : String(error)}
          // Arriving anew at the same address is what resets the router's error.
          onRetry={() => navigate(location, { replace: true })}
        />
      </main>
    </div>
  );
}
