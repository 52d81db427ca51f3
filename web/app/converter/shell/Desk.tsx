import { Suspense, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadedLater } from '../../ui/load-later';
import { useEscape } from '../../ui/use-escape';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { FoldedMerge } from '../merge/FoldedMerge';
import { Adjust } from '../options/Adjust';
import type { TextFeatures } from '../options/panel-props';
import { TemplateRail } from '../options/TemplateRail';
import { ADJUST_BUTTON_ID } from '../view/adjust-button';
import type { TemplateChoice } from '../workspace/template-choice';
import { Miniature } from './Miniature';
import type { ScreenTab } from './ScreenTabs';
import { useFocusAcrossWidths } from './use-focus-across-widths';

const MergePanel = loadedLater(() => import('../merge/MergePanel'));

interface DeskProps {
  readonly features: TextFeatures | undefined;
  readonly isAdjusting: boolean;
  readonly onAdjusting: (isAdjusting: boolean) => void;
  /** Chooses the part of the screen to show, if there is room for only one. */
  readonly onTab: (tab: ScreenTab) => void;
}

/** The panel beside the pages: the templates, the options, or the changes in a returned Word file. */
export default function Desk({ features, isAdjusting, onAdjusting, onTab }: DeskProps) {
  const converter = useConverter();
  function close(): void {
    flushSync(() => onAdjusting(false));
    document.getElementById(converter.id(ADJUST_BUTTON_ID))?.focus();
  }
  useEscape(() => isAdjusting && isMeant(converter) && close());
  useFocusAcrossWidths(onTab);
  const miniature = (template: TemplateChoice) => <Miniature template={template} />;

  const merge = useManuscript(({ returned }) => returned);
  const isMerging = merge !== undefined && !merge.isAway;
  const isShown = isMerging && !merge.isFolded;
  const openTab = useEffectEvent(() => onTab('changes'));
  const closeTab = useEffectEvent(() => onTab('text'));
  useEffect(() => {
    if (!isShown) return undefined;
    openTab();
    return () => closeTab();
  }, [isShown]);

  if (isShown)
    return (
      <Suspense>
        <MergePanel screen={merge} onShowText={() => onTab('text')} />
      </Suspense>
    );
  return isAdjusting ? (
    <Adjust features={features} miniature={miniature} onClose={close} />
  ) : (
    <TemplateRail
      miniature={miniature}
      onAdjust={() => onAdjusting(true)}
      head={isMerging && <FoldedMerge screen={merge} />}
    />
  );
}
