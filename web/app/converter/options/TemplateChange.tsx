import { useRef } from 'react';
import { TextButton } from '../../ui/TextButton';
import { templateLabel } from '../workspace/choices';
import { choicesOfTemplate } from '../workspace/document-options';
import type { OptionsPanelProps } from './panel-props';
import { templateChanges } from './template-changes';

interface TemplateChangeProps extends OptionsPanelProps {
  /** The id of the message about changed options, which the choice of a template refers to. */
  readonly id: string;
  /** Goes to the first of them. */
  readonly onShow?: () => void;
}

/** How many of the template's options the visitor has changed, with a button to reset them. */
export function TemplateChange({ id, options, onChange, onShow }: TemplateChangeProps) {
  const line = useRef<HTMLDivElement>(null);
  const changes = templateChanges(options);
  const count = `${changes.length} changed`;

  function reset(): void {
    onChange(choicesOfTemplate(options));
    // The button disappears with the changes.
    const chosen = line.current?.closest('[data-options]')?.querySelector<HTMLElement>('input:checked');
    chosen?.focus();
  }

  return (
    <div ref={line} role="status" className="text-sm text-faded">
      {changes.length > 0 && (
        <p>
          <span id={id} className="sr-only">
            Changed: {changes.join(', ')}
          </span>
          {onShow ? (
            <TextButton tone="quiet" onClick={onShow}>
              {count}
            </TextButton>
          ) : (
            <span className="text-ink">{count}</span>
          )}{' '}
          ·{' '}
          <TextButton label={`Reset to ${templateLabel(options)}`} onClick={reset}>
            reset
          </TextButton>
        </p>
      )}
    </div>
  );
}
