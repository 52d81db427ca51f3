import { NOTION_GUIDE } from '../content/notion-guide';
import { PAGES } from '../content/pages';
import { GuidePage } from '../site-pages/guide/GuidePage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.notion);

export default function NotionRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.notion.breadcrumbs}>
      <GuidePage guide={NOTION_GUIDE} />
    </PageFrame>
  );
}
