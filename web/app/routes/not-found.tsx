import { Link } from 'react-router';
import { NOT_FOUND_PATH, PAGES } from '../content/pages';
import { SITE } from '../site';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () =>
  pageMeta({
    path: NOT_FOUND_PATH,
    title: `404 Page Not Found | ${SITE.name}`,
    description: 'There is no page at this address.',
    breadcrumbs: BREADCRUMBS,
  });

const BREADCRUMBS = [{ label: 'Home', to: '/' }, { label: 'Not found' }];

export default function NotFoundRoute() {
  return (
    <PageFrame breadcrumbs={BREADCRUMBS}>
      <section className="max-w-prose py-8">
        <h1 className="text-3xl font-semibold tracking-tight">404 Page Not Found</h1>
        <p className="mt-4">
          There is no page at this address.
          <span className="note-mark">1</span>
        </p>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
          <Link to={PAGES.converter.path} className="text-accent underline underline-offset-4">
            Go to the converter
          </Link>
          <Link to={PAGES.docs.path} className="text-accent underline underline-offset-4">
            Read the documentation
          </Link>
        </p>
        <div className="note-rule mt-10 mb-3" />
        <p className="text-sm text-faded">
          <span className="note-mark mr-1 text-ink">1</span>
          Building it right now? A new page needs a line in <code className="font-mono">app/routes.ts</code>.
        </p>
      </section>
    </PageFrame>
  );
}
