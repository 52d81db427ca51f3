import './options.css';
import './templates.css';
import { type ReactNode, useId } from 'react';
import { useConverter } from '../instance/converter-context';
import { askForTemplate } from '../view/template-question';
import { TEMPLATES } from '../workspace/choices';
import { templateChoices } from '../workspace/document-options';
import { isChosen, type TemplateChoice } from '../workspace/template-choice';
import { bareName, useTemplate } from '../workspace/use-template';
import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { chooseOwnTemplate } from './own-template/take-template';

interface TemplatePickerProps {
  /** In a column beside the pages, or in a row. */
  readonly shape: 'column' | 'row';
  /** The id of the description of the choice. */
  readonly describedBy?: string | undefined;
  /** This text's first page in a template. */
  readonly miniature: (template: TemplateChoice) => ReactNode;
}

/**
 * The templates and the visitor's own, each with a small picture of this text in it, and the button for the visitor's own. Choosing one redraws
 * the pages.
 */
export function TemplatePicker(props: TemplatePickerProps) {
  const converter = useConverter();
  const { shape, describedBy, miniature } = props;
  const options = useDocumentOptions();
  const id = useId();
  const own = useTemplate();
  return (
    <>
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
              onChange={() => chooseOptions(converter, templateChoices(value))}
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
              onChange={() => void chooseOwnTemplate(converter)}
            />
            <span className="template-name template-own-name">{bareName(own.name)}</span>
          </label>
        )}
      </div>
      <OwnTemplateButton />
    </>
  );
}

/** Opens the choice of the visitor's own template. */
function OwnTemplateButton() {
  const converter = useConverter();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-templates=""
      onClick={() => askForTemplate(converter)}
      className="own-template-button"
    >
      Your template…
    </button>
  );
}
