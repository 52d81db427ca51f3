import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '../../ui/use-toast';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';

interface Arrival {
  readonly onText: (text: string) => void;
  /** With the parameters of the address: `template`, and `repeated` for a sample. */
  readonly onChoices: (parameters: URLSearchParams) => void;
  /** With the page at which the sample is to be shown. */
  readonly onPage: (page: number) => void;
}

/**
 * Opens the document that `/?sample=…&template=…&page=…` names (see `content/shown-documents.ts`), in front of the visitor's own text,
 * and takes it out of the address. Without a sample, the template is chosen for the text that is there.
 */
export function useDocumentFromAddress({ onText, onChoices, onPage }: Arrival): void {
  const converter = useConverter();
  const [parameters, setParameters] = useSearchParams();
  const announce = useToast();
  const named = parameters.get('sample');
  const isNamed = named !== null || parameters.has('template');

  const open = useEffectEvent(async () => {
    const show = (text: string): void => {
      onText(text);
      onChoices(parameters);
      onPage(Number(parameters.get('page')));
    };
    try {
      if (named) await (await import('./put-sample')).putSample(converter, named, show);
      else onChoices(parameters);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address opens what it names
  useEffect(() => {
    if (isNamed && isMeant(converter)) void open();
  }, [isNamed, parameters]);
}
