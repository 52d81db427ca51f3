import { type ReactNode, useState } from 'react';
import { sign } from '../../state/sign';
import { Icon } from '../../ui/Icon';
import { useConverter } from '../instance/converter-context';
import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { CitationsPanel } from './CitationsPanel';
import { EverydayPanel } from './EverydayPanel';
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

const keptOpen = sign('all-options-open');

/** The options for the Word file: the everyday ones, and behind a line all others. Those about footnotes, links and editing marks are there only if the text has some. */
export function OptionsPanels({ features }: OptionsPanelsProps) {
  const converter = useConverter();
  const panel: OptionsPanelProps = {
    options: useDocumentOptions(),
    onChange: (changes) => chooseOptions(converter, changes),
  };
  return (
    <div>
      {panel.options.ownTemplate !== '' && <StylesPanel />}
      <EverydayPanel {...panel} />
      <AllOptions>
        <FormattingPanel {...panel} />
        {(features?.hasFootnotes || features?.hasLinks) && (
          <FootnotesPanel {...panel} hasFootnotes={features.hasFootnotes || panel.options.linksToFootnotes} />
        )}
        {panel.options.hasLibrary && <CitationsPanel />}
        <PageSetupPanel {...panel} />
        <TablesPanel {...panel} />
        <ReviewPanel {...panel} isMarked={features?.hasEditingMarks === true} />
      </AllOptions>
    </div>
  );
}

/** Open or closed as the visitor last left it. */
function AllOptions({ children }: { readonly children: ReactNode }) {
  const [wasOpen] = useState(keptOpen.read);
  return (
    <details
      open={wasOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && keptOpen.write(currentTarget.open)}
      className="all-options border-t border-rule"
    >
      <summary className="flex min-h-12 list-none items-center justify-between rounded-small font-semibold text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        All options
        <span className="all-options-sign">
          <Icon name="next" />
        </span>
      </summary>
      {children}
    </details>
  );
}
