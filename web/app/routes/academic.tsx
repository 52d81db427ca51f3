import { PAGES } from '../content/pages';
import { AcademicPage } from '../site-pages/features/AcademicPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.academic);

export default function AcademicRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.academic.breadcrumbs}>
      <AcademicPage />
    </PageFrame>
  );
}
