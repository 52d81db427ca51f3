import { flushSync } from 'react-dom';
import { Adjust } from '../options/Adjust';
import { ADJUST_BUTTON_ID } from '../options/adjust-button';
import type { TextFeatures } from '../options/panel-props';
import { TemplateRail } from '../options/TemplateRail';
import type { TemplateChoice } from '../options/template-choice';
import { Miniature } from './Miniature';
import { useEscape } from './use-escape';

interface DeskProps {
  readonly features: TextFeatures | undefined;
  readonly isAdjusting: boolean;
  readonly onAdjusting: (isAdjusting: boolean) => void;
}

/** The paper, and beside it what it is made with. */
export default function Desk({ features, isAdjusting, onAdjusting }: DeskProps) {
  function close(): void {
    flushSync(() => onAdjusting(false));
    document.getElementById(ADJUST_BUTTON_ID)?.focus();
  }
  useEscape(() => isAdjusting && close());
  const miniature = (template: TemplateChoice) => <Miniature template={template} />;

  return isAdjusting ? (
    <Adjust features={features} miniature={miniature} onClose={close} />
  ) : (
    <TemplateRail miniature={miniature} onAdjust={() => onAdjusting(true)} />
  );
}
