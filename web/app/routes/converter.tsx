import { ConverterScreen } from '../converter/ConverterScreen';
import { SITE } from '../site';
import { pageMeta } from '../ui/page-meta';

export function meta() {
  return pageMeta({
    title: `${SITE.name}: Markdown to Word with real footnotes`,
    description: SITE.description,
  });
}

export default function ConverterRoute() {
  return <ConverterScreen />;
}
