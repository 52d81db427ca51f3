import { PRIVACY } from '../content/legal';
import { PAGES } from '../content/pages';
import { LegalPage } from '../site-pages/legal/LegalPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.privacy);

export default function PrivacyRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.privacy.breadcrumbs}>
      <LegalPage title="Privacy" sections={PRIVACY} />
    </PageFrame>
  );
}
