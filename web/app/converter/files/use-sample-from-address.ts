import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isSampleId, type SampleId } from '../../content/samples';
import { useToast } from '../../ui/use-toast';
import { putInFront } from '../drafts/bring-back';

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

  const open = useEffectEvent(async (id: SampleId) => {
    try {
      const { loadSample } = await import('../../data/load-sample');
      const { markdown } = await loadSample(id);
      await putInFront(() => onText(markdown));
      onTemplate(template);
    } catch {
      announce({
        tone: 'destructive',
        title: 'The sample could not be loaded',
        description: 'Check your connection and reload the page.',
      });
      return;
    }
    leave();
  });
  const leave = () => setParameters({}, { replace: true, preventScrollReset: true });
  const choose = useEffectEvent(() => {
    onTemplate(template);
    leave();
  });

  useEffect(() => {
    if (isSampleId(named)) void open(named);
    else if (template) choose();
  }, [named, template]);
}
