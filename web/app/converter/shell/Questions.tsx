import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useSelect } from '../../state/use-select';
import { loadedLater } from '../../ui/load-later';
import { NotLoaded } from '../../ui/NotLoaded';
import { whenIdle } from '../../ui/when-idle';
import { useConverter } from '../instance/converter-context';
import { closeSources } from '../view/questions';
import { view } from '../view/view';

const AllQuestions = loadedLater(() => import('./AllQuestions'), SourcesNotLoaded);

/** The page's questions to the visitor, loaded once it is idle: earlier ones wait until then. */
export function Questions(props: ComponentProps<typeof AllQuestions>) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <AllQuestions {...props} />
      </Suspense>
    )
  );
}

/** Of all questions, only the sources can be asked for while the others cannot be loaded either. */
function SourcesNotLoaded() {
  const converter = useConverter();
  const isAsked = useSelect(view(converter), ({ sources }) => sources);
  return isAsked && <NotLoaded name="Cite" onClose={() => closeSources(converter)} />;
}
