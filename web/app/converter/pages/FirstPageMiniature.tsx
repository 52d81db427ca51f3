import type { TemplateName } from '@footmark/engine';

interface FirstPageMiniatureProps {
  readonly template: TemplateName;
}

export function FirstPageMiniature(_props: FirstPageMiniatureProps) {
  return <span className="block aspect-[210/297] w-full bg-paper shadow-paper" />;
}
