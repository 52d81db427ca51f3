import { type ReactNode, useId } from 'react';
import { BadgeRow } from './BadgeRow';
import type { DocumentOptions } from './document-options';
import { OptionsPanels } from './OptionsPanels';
import { chooseOptions } from './options-store';
import { TemplateChange } from './TemplateChange';
import { TemplatePicker } from './TemplatePicker';
import { useDocumentOptions } from './use-document-options';

export interface SheetContentProps {
  readonly hasFootnotes: boolean;
  readonly miniature: (template: DocumentOptions['template']) => ReactNode;
}

/** All options in one column. */
export default function SheetContent({ hasFootnotes, miniature }: SheetContentProps) {
  const options = useDocumentOptions();
  const id = useId();
  return (
    <div data-options="">
      <TemplatePicker
        shape="row"
        options={options}
        onChange={chooseOptions}
        describedBy={id}
        miniature={miniature}
      />
      <div className="mt-3 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BadgeRow options={options} />
        <TemplateChange id={id} options={options} onChange={chooseOptions} />
      </div>
      <OptionsPanels hasFootnotes={hasFootnotes} />
    </div>
  );
}
