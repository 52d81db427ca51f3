import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isSampleId, type SampleId } from '../content/samples';
import { useToast } from '../ui/use-toast';

/** Loads the sample that `/?sample=…` names, as one step that can be undone, and takes it out of the address. */
export function useSampleFromAddress(onText: (text: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const announce = useToast();
  const named = parameters.get('sample');

  const open = useEffectEvent(async (id: SampleId) => {
    try {
      const { loadSample } = await import('../data/load-sample');
      onText((await loadSample(id)).markdown);
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
