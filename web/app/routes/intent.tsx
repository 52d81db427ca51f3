import { type MetaArgs, useLocation } from 'react-router';
import { INTENTS, type Intent } from '../content/intents';
import { GuidePage } from '../site-pages/guide/GuidePage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';
import NotFoundRoute, { meta as notFoundMeta } from './not-found';

export function meta({ location }: MetaArgs) {
  const intent = intentAt(location.pathname);
  return intent ? pageMeta(intent.page) : notFoundMeta();
}

/** One of the pages for what people search for. */
export default function IntentRoute() {
  const intent = intentAt(useLocation().pathname);
  if (!intent) return <NotFoundRoute />;
  return (
    <PageFrame breadcrumbs={intent.page.breadcrumbs}>
      <GuidePage key={intent.page.path} guide={intent.guide} />
    </PageFrame>
  );
}

function intentAt(pathname: string): Intent | undefined {
  return INTENTS.find(({ page }) => page.path === pathname.replace(/\/$/, ''));
}
