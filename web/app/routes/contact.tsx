import { PAGES } from '../content/pages';
import { Contact } from '../site-pages/contact/Contact';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.contact);

export default function ContactRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.contact.breadcrumbs}>
      <Contact />
    </PageFrame>
  );
}
