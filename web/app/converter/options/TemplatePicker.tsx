import { type ReactNode, useId } from 'react';
import { TEMPLATES } from './choices';
import './options.css';
import type { DocumentOptions } from './document-options';
import { templateChoices } from './document-options';
import type { OptionsPanelProps } from './panel-props';

interface TemplatePickerProps extends OptionsPanelProps {
  /** In a column beside the pages, or in a row. */
  readonly shape: 'column' | 'row';
  /** The id of what is said about the choice. */
  readonly describedBy?: string | undefined;
  /** This text's first page as a template makes it. */
  readonly miniature: (template: DocumentOptions['template']) => ReactNode;
}

/** The templates, each as a small picture of what it makes of this text. Choosing one draws the pages anew. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { shape, describedBy, options, onChange, miniature } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
      className="templates"
      data-shape={shape}
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
            checked={options.template === value}
            onChange={() => onChange(templateChoices(value))}
          />
          <span className="template-name">{label}</span>
        </label>
      ))}
    </div>
  );
}
