import { PAGES } from '../content/pages';
import { Docs } from '../site-pages/docs/Docs';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.docs);

export default function DocsRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.docs.breadcrumbs}>
      <Docs />
    </PageFrame>
  );
}
