import { PAGES } from '../content/pages';
import { TemplatesPage } from '../site-pages/templates/TemplatesPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.templates);

export default function TemplatesRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.templates.breadcrumbs}>
      <TemplatesPage />
    </PageFrame>
  );
}
