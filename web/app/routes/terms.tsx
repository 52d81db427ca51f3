import { TERMS } from '../content/legal';
import { PAGES } from '../content/pages';
import { LegalPage } from '../site-pages/legal/LegalPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.terms);

export default function TermsRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.terms.breadcrumbs}>
      <LegalPage title="Terms of use" sections={TERMS} />
    </PageFrame>
  );
}
