import type { ReactNode } from 'react';
import type { Manuscript } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';

export type ScreenTab = 'text' | 'pages' | 'changes';

interface ScreenTabsProps {
  readonly chosen: ScreenTab;
  readonly onChoose: (tab: ScreenTab) => void;
  /** The number of pages, once known. */
  readonly pageTotal: ReactNode;
}

const TABS = [
  { tab: 'text', label: 'Text' },
  { tab: 'pages', label: 'Pages' },
  { tab: 'changes', label: 'Changes' },
] as const;

/** For screens without room for text and pages side by side. */
export function ScreenTabs({ chosen, onChoose, pageTotal }: ScreenTabsProps) {
  const converter = useConverter();
  const tabs = useManuscript(areChangesShown) ? TABS : TABS.slice(0, 2);
  return (
    <div role="tablist" aria-label="Text and pages" className="screen-tabs">
      {tabs.map(({ tab, label }) => (
        <button
          key={tab}
          id={converter.id(`${tab}-tab`)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={converter.id(`${tab}-pane`)}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={({ key }) => {
            if (!/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
            const at = tabs.findIndex((each) => each.tab === tab);
            const to =
              key === 'Home' ? 0 : key === 'End' ? -1 : key === 'ArrowLeft' ? at - 1 : (at + 1) % tabs.length;
            const next = tabs.at(to)?.tab ?? 'text';
            onChoose(next);
            document.getElementById(converter.id(`${next}-tab`))?.focus();
          }}
        >
          {label}
          {tab === 'pages' && <span className="note-mark ml-1 text-accent">{pageTotal}</span>}
        </button>
      ))}
    </div>
  );
}

/** Whether there are changes of a returned file to decide on. */
function areChangesShown({ returned }: Manuscript): boolean {
  return returned !== undefined && !returned.isFolded && !returned.isAway;
}
