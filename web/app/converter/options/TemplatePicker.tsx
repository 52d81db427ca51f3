import { type ReactNode, useId } from 'react';
import { chooseOwnTemplate } from '../own-template/take-template';
import { bareName, useTemplate } from '../own-template/use-template';
import { TEMPLATES } from './choices';
import { templateChoices } from './document-options';
import './options.css';
import type { OptionsPanelProps } from './panel-props';
import { isChosen, type TemplateChoice } from './template-choice';

interface TemplatePickerProps extends OptionsPanelProps {
  /** In a column beside the pages, or in a row. */
  readonly shape: 'column' | 'row';
  /** The id of the description of the choice. */
  readonly describedBy?: string | undefined;
  /** This text's first page in a template. */
  readonly miniature: (template: TemplateChoice) => ReactNode;
}

/**
 * The templates and the visitor's own, each with a small picture of this text in it. Choosing one redraws the pages.
 */
export function TemplatePicker(props: TemplatePickerProps) {
  const { shape, describedBy, options, onChange, miniature } = props;
  const id = useId();
  const own = useTemplate();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
      className="templates"
      data-shape={shape}
      data-templates=""
    >
      <span id={id} className="templates-title">
        Template
      </span>
      {TEMPLATES.map(({ value, label }) => (
        <label key={value} className="template">
          <span className="template-sheet">{miniature(value)}</span>
          <input
            type="radio"
            name={id}
            checked={isChosen(value, options)}
            onChange={() => onChange(templateChoices(value))}
          />
          <span className="template-name">{label}</span>
        </label>
      ))}
      {own && (
        <label className="template" title={own.name}>
          <span className="template-sheet">{miniature('own')}</span>
          <input
            type="radio"
            name={id}
            checked={isChosen('own', options)}
            onChange={() => void chooseOwnTemplate()}
          />
          <span className="template-name template-own-name">{bareName(own.name)}</span>
        </label>
      )}
    </div>
  );
}
