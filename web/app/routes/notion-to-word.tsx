import { NOTION_GUIDE } from '../content/notion-guide';
import { PAGES } from '../content/pages';
import { GuidePage } from '../site-pages/guide/GuidePage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';
import { SiteHeader } from '../ui/SiteHeader';

export const meta = () => pageMeta(PAGES.notion);

export default function NotionRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.notion.breadcrumbs} header={<SiteHeader navigation />}>
      <GuidePage guide={NOTION_GUIDE} />
    </PageFrame>
  );
}
