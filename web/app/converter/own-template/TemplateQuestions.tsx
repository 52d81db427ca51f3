import { Suspense, useSyncExternalStore } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { templateQuestion } from './template-store';

const load = () => import('./TemplateDialog');
const TemplateDialog = loadedLater(load);

/** What the visitor is asked about Word files, once there is one. */
export function TemplateQuestions() {
  const question = useSyncExternalStore(templateQuestion.subscribe, templateQuestion.read, () => undefined);
  const wasWanted = useLoadedLater(load, question !== undefined);
  return (
    wasWanted && (
      <Suspense>
        <TemplateDialog question={question} />
      </Suspense>
    )
  );
}
