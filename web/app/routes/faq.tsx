import { faqStructuredData } from '../content/faq';
import { plainText } from '../content/inline-text';
import { PAGES } from '../content/pages';
import { Faq } from '../site-pages/faq/Faq';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.faq, faqStructuredData(plainText));

export default function FaqRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.faq.breadcrumbs}>
      <Faq />
    </PageFrame>
  );
}
