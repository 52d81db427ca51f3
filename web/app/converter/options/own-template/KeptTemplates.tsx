import { TextButton } from '../../../ui/TextButton';
import { useConverter } from '../../instance/converter-context';
import type { OwnTemplate } from '../../workspace/own-template';
import { useDocumentOptions } from '../../workspace/workspace';
import { removeTemplate } from './take-template';

interface KeptTemplatesProps {
  readonly templates: readonly OwnTemplate[];
  readonly onChoose: (template: OwnTemplate) => void;
  readonly onRemoved: (name: string) => void;
}

/** The templates stored on this device, each with its actions. */
export function KeptTemplates({ templates, onChoose, onRemoved }: KeptTemplatesProps) {
  const converter = useConverter();
  const { ownTemplate } = useDocumentOptions();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby={converter.id('kept-templates')} className="pt-3">
      <h3 id={converter.id('kept-templates')} className="text-sm font-semibold">
        On this device
      </h3>
      <ul className="divide-y divide-rule">
        {templates.map((template) => (
          <li key={template.name} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-40 break-words">{template.name}</span>
            {template.name === ownTemplate ? (
              <span className="text-sm text-faded">in use</span>
            ) : (
              <TextButton label={`Use ${template.name}`} onClick={() => onChoose(template)}>
                Use
              </TextButton>
            )}
            <TextButton
              label={`Remove ${template.name}`}
              onClick={() =>
                void removeTemplate(converter, template.name).then(() => onRemoved(template.name))
              }
            >
              Remove
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
