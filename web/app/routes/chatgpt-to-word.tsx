import { CHATGPT_GUIDE } from '../content/chatgpt-guide';
import { PAGES } from '../content/pages';
import { GuidePage } from '../site-pages/guide/GuidePage';
import { SamplePrompt } from '../site-pages/guide/SamplePrompt';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.chatgpt);

export default function ChatgptRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.chatgpt.breadcrumbs}>
      <GuidePage guide={CHATGPT_GUIDE} action={<SamplePrompt />} />
    </PageFrame>
  );
}
