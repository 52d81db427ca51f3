import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon';
import { TextButton } from '../../ui/TextButton';
import { useConverter } from '../instance/converter-context';
import { ADJUST_BUTTON_ID } from '../view/adjust-button';
import type { TemplateChoice } from '../workspace/template-choice';
import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { TemplateChange } from './TemplateChange';
import { TemplatePicker } from './TemplatePicker';

interface TemplateRailProps {
  readonly miniature: (template: TemplateChoice) => ReactNode;
  readonly onAdjust: () => void;
  /** The heading above the templates. */
  readonly head?: ReactNode;
}

/** Beside the pages: the templates, and the button for all other options. */
export function TemplateRail({ miniature, onAdjust, head }: TemplateRailProps) {
  const converter = useConverter();
  const options = useDocumentOptions();
  const id = useId();
  return (
    <section data-options="" aria-label="Options" className="screen-rail">
      {head}
      <TemplatePicker shape="column" describedBy={id} miniature={miniature} />
      <div className="screen-rail-end">
        <button
          id={converter.id(ADJUST_BUTTON_ID)}
          type="button"
          aria-expanded={false}
          onClick={onAdjust}
          className="inline-flex h-control items-center gap-2 rounded-sheet border border-rule bg-ground px-4 xl:pl-3 text-[0.9375rem] font-semibold hover:border-accent hover:text-accent"
        >
          <span className="max-xl:hidden">
            <Icon name="options" />
          </span>
          Adjust
        </button>
        {options.ownTemplate !== '' && <TextButton onClick={onAdjust}>Styles</TextButton>}
        <TemplateChange
          id={id}
          options={options}
          onChange={(changes) => chooseOptions(converter, changes)}
          onShow={onAdjust}
        />
      </div>
    </section>
  );
}
