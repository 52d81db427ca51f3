import { Link } from 'react-router';
import { SITE } from '../site';
import { pageMeta } from '../ui/page-meta';

export function meta() {
  return pageMeta({
    title: `404 Page Not Found | ${SITE.name}`,
    description: 'There is no page at this address.',
  });
}

export default function NotFoundRoute() {
  return (
    <section className="max-w-prose py-8">
      <h1 className="text-3xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="mt-4">There is no page at this address.</p>
      <p className="mt-2 text-faded">
        Building it right now? A new page needs a line in{' '}
        <code className="font-mono text-sm">app/routes.ts</code>.
      </p>
      <Link to="/" className="mt-6 inline-block text-accent underline underline-offset-4">
        Go to the converter
      </Link>
    </section>
  );
}
