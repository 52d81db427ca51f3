import { PAGES } from '../content/pages';
import { UseCases } from '../site-pages/use-cases/UseCases';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.useCases);

export default function UseCasesRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.useCases.breadcrumbs}>
      <UseCases />
    </PageFrame>
  );
}
