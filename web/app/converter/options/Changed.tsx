import { TextButton } from '../../ui/TextButton';
import { templateLabel } from './choices';
import { choicesOfTemplate, type TemplateChoices } from './document-options';
import type { OptionsPanelProps } from './panel-props';
import { isChanged } from './template-changes';

interface ChangedProps extends OptionsPanelProps {
  readonly name: keyof TemplateChoices;
  /** The option's label. */
  readonly label: string;
}

/** Marks an option that differs from the template's default, with a button to reset it. */
export function Changed({ name, label, options, onChange }: ChangedProps) {
  if (!isChanged(options, name)) return null;
  const template = templateLabel(options);
  return (
    <span data-changed="" className="option-changed text-sm whitespace-nowrap text-faded">
      <span className="text-ink">changed</span> ·{' '}
      <TextButton
        label={`reset ${label} to the default of ${template}`}
        onClick={() => onChange({ [name]: choicesOfTemplate(options)[name] })}
      >
        reset
      </TextButton>
    </span>
  );
}
