import { PAGES } from '../content/pages';
import { ConverterScreen } from '../converter/shell/ConverterScreen';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.converter);

export default function ConverterRoute() {
  return <ConverterScreen />;
}
