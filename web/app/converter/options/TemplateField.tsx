import { useId, useRef } from 'react';
import { SelectField } from '../../ui/SelectField';
import { TextButton } from '../../ui/TextButton';
import { labelOf, TEMPLATES } from './choices';
import { templateChoices } from './document-options';
import type { OptionsPanelProps } from './panel-props';
import { templateChanges } from './template-changes';

/** The choice of a template; what was changed since is named under it, with a way back. */
export function TemplateField({ options, onChange }: OptionsPanelProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const { template } = options;
  const changes = templateChanges(options);

  function reset(): void {
    onChange(templateChoices(template));
    // The button goes with the changes.
    field.current?.querySelector('select')?.focus();
  }

  return (
    <div ref={field}>
      <SelectField
        label="Template"
        value={template}
        choices={TEMPLATES}
        describedBy={changes.length > 0 ? id : undefined}
        onChange={(chosen) => onChange(templateChoices(chosen))}
      />
      <div role="status">
        {changes.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <span id={id} className="text-faded">
              Changed: {changes.join(', ')}
            </span>
            <TextButton onClick={reset}>Reset to {labelOf(TEMPLATES, template)}</TextButton>
          </p>
        )}
      </div>
    </div>
  );
}
