import { type ReactNode, useId } from 'react';
import { useConverter } from '../instance/converter-context';
import type { TemplateChoice } from '../workspace/template-choice';
import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { BadgeRow } from './BadgeRow';
import { OptionsPanels } from './OptionsPanels';
import type { TextFeatures } from './panel-props';
import { TemplateChange } from './TemplateChange';
import { TemplatePicker } from './TemplatePicker';

export interface SheetContentProps {
  readonly features: TextFeatures | undefined;
  readonly miniature: (template: TemplateChoice) => ReactNode;
}

/** The options in one column. */
export default function SheetContent({ features, miniature }: SheetContentProps) {
  const converter = useConverter();
  const options = useDocumentOptions();
  const id = useId();
  return (
    <div data-options="">
      <TemplatePicker shape="row" describedBy={id} miniature={miniature} />
      <div className="mt-3 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BadgeRow options={options} />
        <TemplateChange id={id} options={options} onChange={(changes) => chooseOptions(converter, changes)} />
      </div>
      <OptionsPanels features={features} />
    </div>
  );
}
