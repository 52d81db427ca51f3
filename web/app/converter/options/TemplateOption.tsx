import type { ReactNode } from 'react';
import { ChangedMark } from '../../ui/ChangedMark';
import { Checkbox } from '../../ui/Checkbox';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { type ChoicesOf, templateLabel } from '../workspace/choices';
import { choicesOfTemplate, type TemplateChoices } from '../workspace/document-options';
import type { OptionsPanelProps } from './panel-props';
import { isChanged, OPTION_LABELS } from './template-changes';

/** The controls of options that choosing a template sets; one that differs from the template is marked. */

interface OptionProps<Name extends keyof TemplateChoices> extends OptionsPanelProps {
  readonly name: Name;
}

/** The options that are on or off. */
type SwitchName = {
  [Name in keyof TemplateChoices]: TemplateChoices[Name] extends boolean ? Name : never;
}[keyof TemplateChoices];

/** The options that have a list of values. */
type ListName = Exclude<keyof TemplateChoices, SwitchName>;

interface SwitchProps extends OptionProps<SwitchName> {
  readonly hint?: string;
}

export function SwitchOption({ hint, ...option }: SwitchProps) {
  const { name, options, onChange } = option;
  return (
    <div data-option="" className="option-row">
      <Checkbox
        label={OPTION_LABELS[name]}
        {...(hint && { hint })}
        checked={options[name]}
        onChange={(checked) => onChange({ [name]: checked })}
      />
      <Changed {...option} />
    </div>
  );
}

interface ListProps<Name extends ListName> extends OptionProps<Name> {
  readonly choices: ChoicesOf<Name>;
}

export function SelectOption<Name extends ListName>({ choices, ...option }: ListProps<Name>): ReactNode {
  return (
    <div data-option="">
      <SelectField {...fieldOf(option)} choices={choices} />
    </div>
  );
}

export function SegmentsOption<Name extends ListName>({ choices, ...option }: ListProps<Name>): ReactNode {
  return (
    <div data-option="">
      <Segments {...fieldOf(option)} choices={choices} />
    </div>
  );
}

function fieldOf<Name extends ListName>(option: OptionProps<Name>) {
  const { name, options, onChange } = option;
  return {
    label: OPTION_LABELS[name],
    value: options[name],
    aside: <Changed {...option} />,
    onChange: (value: TemplateChoices[Name]) => onChange({ [name]: value }),
  };
}

/** Only for an option that differs from the template's default. */
function Changed({ name, options, onChange }: OptionProps<keyof TemplateChoices>) {
  if (!isChanged(options, name)) return null;
  return (
    <ChangedMark
      label={`reset ${OPTION_LABELS[name]} to the default of ${templateLabel(options)}`}
      onReset={() => onChange({ [name]: choicesOfTemplate(options)[name] })}
    />
  );
}
