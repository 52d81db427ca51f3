import type { ReactNode } from 'react';

export type ScreenTab = 'text' | 'pages';

interface ScreenTabsProps {
  readonly chosen: ScreenTab;
  readonly onChoose: (tab: ScreenTab) => void;
  /** How many pages there are, as soon as that is known. */
  readonly pageTotal: ReactNode;
}

const TABS = [
  { tab: 'text', label: 'Text' },
  { tab: 'pages', label: 'Pages' },
] as const;

/** Where there is no room for both. */
export function ScreenTabs({ chosen, onChoose, pageTotal }: ScreenTabsProps) {
  return (
    <div role="tablist" aria-label="Text and pages" className="screen-tabs">
      {TABS.map(({ tab, label }) => (
        <button
          key={tab}
          id={`${tab}-tab`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={`${tab}-pane`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={({ key }) => {
            if (!/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
            const next = key === 'Home' ? 'text' : key === 'End' || tab === 'text' ? 'pages' : 'text';
            onChoose(next);
            document.getElementById(`${next}-tab`)?.focus();
          }}
        >
          {label}
          {tab === 'pages' && <span className="note-mark ml-1 text-accent">{pageTotal}</span>}
        </button>
      ))}
    </div>
  );
}
