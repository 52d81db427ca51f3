import { type ReactNode, useEffect, useId, useRef } from 'react';
import { controlsIn } from '../../ui/controls-in';
import { Icon } from '../../ui/Icon';
import { useConverter } from '../instance/converter-context';
import type { TemplateChoice } from '../workspace/template-choice';
import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { BadgeRow } from './BadgeRow';
import { OptionsPanels } from './OptionsPanels';
import type { TextFeatures } from './panel-props';
import { TemplateChange } from './TemplateChange';
import { TemplatePicker } from './TemplatePicker';

interface AdjustProps {
  readonly features: TextFeatures | undefined;
  readonly miniature: (template: TemplateChoice) => ReactNode;
  readonly onClose: () => void;
}

/** The options for the Word file, beside the pages that show their effect at once. */
export function Adjust({ features, miniature, onClose }: AdjustProps) {
  const converter = useConverter();
  const panel = useRef<HTMLElement>(null);
  const options = useDocumentOptions();
  const id = useId();
  // It opens because somebody wants to change something, so it scrolls to options that are already changed.
  useEffect(() => focusFirst(panel.current), []);

  return (
    <section ref={panel} data-options="" aria-label="Adjust" className="screen-adjust">
      <TemplatePicker shape="row" describedBy={id} miniature={miniature} />
      <div className="mt-5 mb-1 flex items-center justify-between">
        <h2 className="text-xl font-semibold">Adjust</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mr-2 grid size-control place-items-center rounded-small text-faded hover:bg-wash hover:text-accent"
        >
          <Icon name="close" />
        </button>
      </div>
      <TemplateChange id={id} options={options} onChange={(changes) => chooseOptions(converter, changes)} />
      <div className="mt-2 xl:hidden">
        <BadgeRow options={options} />
      </div>
      <OptionsPanels features={features} />
    </section>
  );
}

/** The styles of an own template, or the everyday options. */
const FIRST = 'details:not(.all-options, .all-options details) > div, [data-everyday]';

function focusFirst(panel: HTMLElement | null): void {
  const changed = panel?.querySelector('[data-changed]')?.closest('[data-option]');
  for (
    let details = changed?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  )
    details.open = true;
  const places = [changed, ...(panel?.querySelectorAll(FIRST) ?? []), panel];
  const control = places.flatMap(controlsIn).find((each) => each.checkVisibility());
  control?.focus({ preventScroll: true });
  changed?.scrollIntoView({ block: 'nearest' });
}
