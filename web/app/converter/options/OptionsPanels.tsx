import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { CitationsPanel } from './CitationsPanel';
import { FootnotesPanel } from './FootnotesPanel';
import { FormattingPanel } from './FormattingPanel';
import StylesPanel from './own-template/StylesPanel';
import { PageSetupPanel } from './PageSetupPanel';
import type { OptionsPanelProps, TextFeatures } from './panel-props';
import { ReviewPanel } from './ReviewPanel';
import { TablesPanel } from './TablesPanel';

interface OptionsPanelsProps {
  readonly features: TextFeatures | undefined;
}

/** All options for the Word file; those about footnotes, links and editing marks only if the text has some. */
export function OptionsPanels({ features }: OptionsPanelsProps) {
  const panel: OptionsPanelProps = {
    options: useDocumentOptions(),
    onChange: chooseOptions,
  };
  return (
    <div>
      {panel.options.ownTemplate !== '' && <StylesPanel />}
      <FormattingPanel {...panel} />
      {(features?.hasFootnotes || features?.hasLinks) && (
        <FootnotesPanel {...panel} hasFootnotes={features.hasFootnotes || panel.options.linksToFootnotes} />
      )}
      {panel.options.hasLibrary && <CitationsPanel />}
      <PageSetupPanel {...panel} />
      <TablesPanel {...panel} />
      <ReviewPanel {...panel} isMarked={features?.hasEditingMarks === true} />
    </div>
  );
}
