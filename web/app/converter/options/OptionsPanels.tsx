import { CitationsPanel } from '../library/CitationsPanel';
import StylesPanel from '../own-template/StylesPanel';
import { FootnotesPanel } from './FootnotesPanel';
import { FormattingPanel } from './FormattingPanel';
import { chooseOptions } from './options-store';
import { PageSetupPanel } from './PageSetupPanel';
import type { OptionsPanelProps } from './panel-props';
import { TablesPanel } from './TablesPanel';
import { useDocumentOptions } from './use-document-options';

interface OptionsPanelsProps {
  readonly hasFootnotes: boolean;
}

/** All choices about the Word file; those about footnotes only where the text has some. */
export function OptionsPanels({ hasFootnotes }: OptionsPanelsProps) {
  const panel: OptionsPanelProps = {
    options: useDocumentOptions(),
    onChange: chooseOptions,
  };
  return (
    <div>
      {panel.options.ownTemplate !== '' && <StylesPanel />}
      <FormattingPanel {...panel} />
      {hasFootnotes && <FootnotesPanel {...panel} />}
      {panel.options.hasLibrary && <CitationsPanel />}
      <PageSetupPanel {...panel} />
      <TablesPanel {...panel} />
    </div>
  );
}
