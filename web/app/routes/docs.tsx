import code from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2?url';
import { PAGES } from '../content/pages';
import { Docs } from '../site-pages/docs/Docs';
import { fontPreload } from '../ui/font-preload';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.docs);

export const links = () => [fontPreload(code)];

export default function DocsRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.docs.breadcrumbs}>
      <Docs />
    </PageFrame>
  );
}
