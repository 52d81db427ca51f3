import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import { PageFrame } from './ui/PageFrame';
import { SomethingWentWrong } from './ui/SomethingWentWrong';
import { ToastProvider } from './ui/ToastProvider';

export function links() {
  return [{ rel: 'preload', href: serif, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ToastProvider>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </ToastProvider>
  );
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
