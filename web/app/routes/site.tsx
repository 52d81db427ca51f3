import { Outlet, useLocation, useNavigate } from 'react-router';
import { PageFrame } from '../ui/PageFrame';
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
    <PageFrame>
      <SomethingWentWrong
        message={error instanceof Error ? error.message : String(error)}
        // Arriving anew at the same address is what resets the router's error.
        onRetry={() => navigate(location, { replace: true })}
      />
    </PageFrame>
  );
}
