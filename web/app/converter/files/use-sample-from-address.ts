import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '../../ui/use-toast';

/**
 * Loads the sample that `/?sample=…&template=…` names, in front of the visitor's own text, and takes it out of the address.
 * Without a sample, the template is chosen for the text that is there.
 */
export function useSampleFromAddress(
  onText: (text: string) => void,
  onTemplate: (template: string | null) => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const announce = useToast();
  const named = parameters.get('sample');
  const template = parameters.get('template');

  const open = useEffectEvent(async () => {
    try {
      if (named) await (await import('./put-sample')).putSample(named, onText);
      onTemplate(template);
    } catch {
      announce({
        tone: 'destructive',
        title: 'The sample could not be loaded',
        description: 'Check your connection and reload the page.',
      });
      return;
    }
    setParameters({}, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (named || template) void open();
  }, [named, template]);
}
