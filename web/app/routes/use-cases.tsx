import { PAGES } from '../content/pages';
import { UseCases } from '../site-pages/use-cases/UseCases';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';
import { SiteHeader } from '../ui/SiteHeader';

export const meta = () => pageMeta(PAGES.useCases);

export default function UseCasesRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.useCases.breadcrumbs} header={<SiteHeader navigation />}>
      <UseCases />
    </PageFrame>
  );
}
