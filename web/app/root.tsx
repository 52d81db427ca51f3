import headings from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import styles from './app.css?url';
import { DRAWING_PAGE } from './converter/workers/drawing-frame';
import { trustOwnScripts } from './csp/trusted-types';
import { OfflineCopy } from './offline/OfflineCopy';
import { ScrollPosition } from './ScrollPosition';
import { announceReady } from './start/ready';
import { listenBeforeRouter } from './ui/before-router';
import { fontPreload } from './ui/font-preload';
import { ToastProvider } from './ui/ToastProvider';
import { restoreTheme } from './ui/theme';
import { useArrival } from './ui/use-arrival';

trustOwnScripts(DRAWING_PAGE);
listenBeforeRouter();
// The built pages' first script does it, before they are painted.
if (import.meta.env.DEV && !import.meta.env.SSR) restoreTheme();

export function links() {
  return [
    fontPreload(headings),
    fontPreload(sans),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

/** Without scripts, hides what needs them, and shows what they would reveal. */
const WITHOUT_SCRIPTS = '.needs-script{display:none!important}.without-script{display:block!important}';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme is set before React runs.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16181d" media="(prefers-color-scheme: dark)" />
        {/* With a precedence, React puts it in front of the scripts, which are not needed to see the page. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Meta />
        <Links />
        <noscript>
          <style>{WITHOUT_SCRIPTS}</style>
        </noscript>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(announceReady, []);
  useArrival();
  return (
    <ToastProvider>
      <Outlet />
      <ScrollPosition />
      <OfflineCopy />
    </ToastProvider>
  );
}
