import { PAGES } from '../content/pages';
import { ConverterScreen } from '../converter/shell/ConverterScreen';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.converter);

export default function ConverterRoute() {
  return (
    <PageFrame>
      <ConverterScreen />
    </PageFrame>
  );
}
