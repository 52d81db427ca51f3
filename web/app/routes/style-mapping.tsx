import { PAGES } from '../content/pages';
import { StyleMappingPage } from '../site-pages/features/StyleMappingPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.styleMapping);

export default function StyleMappingRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.styleMapping.breadcrumbs}>
      <StyleMappingPage />
    </PageFrame>
  );
}
