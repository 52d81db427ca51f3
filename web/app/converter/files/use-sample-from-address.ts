import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isSampleId, type SampleId } from '../../content/samples';
import { useToast } from '../../ui/use-toast';
import { putInFront } from '../drafts/bring-back';

/** Loads the sample that `/?sample=…&template=…` names, in front of the visitor's own text, and takes it out of the address. */
export function useSampleFromAddress(
  onText: (text: string) => void,
  onTemplate: (template: string | null) => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const announce = useToast();
  const named = parameters.get('sample');

  const open = useEffectEvent(async (id: SampleId) => {
    try {
      const { loadSample } = await import('../../data/load-sample');
      const { markdown } = await loadSample(id);
      await putInFront(() => onText(markdown));
      onTemplate(parameters.get('template'));
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
    if (isSampleId(named)) void open(named);
  }, [named]);
}
