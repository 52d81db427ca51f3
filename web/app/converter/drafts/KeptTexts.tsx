import { Suspense } from 'react';
import { useSelect } from '../../state/use-select';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { otherDraftsStore } from './other-drafts';

const Earlier = loadedLater(() => import('./EarlierText'));
const Versions = loadedLater(() => import('./EarlierVersions'));
const Others = loadedLater(() => import('./OtherTexts'));

/** Says that the visitor's own text was saved when another was opened in its place. */
export function EarlierText() {
  const wasWanted = useLoadedLater(
    Earlier,
    useManuscript(({ earlier }) => earlier !== undefined),
  );
  return (
    wasWanted && (
      <Suspense>
        <Earlier />
      </Suspense>
    )
  );
}

/** Gives access to the texts that other tabs have left. */
export function OtherTexts() {
  const converter = useConverter();
  const drafts = useSelect(otherDraftsStore(converter));
  const wasWanted = useLoadedLater(Others, drafts !== undefined && drafts.length > 0);
  return (
    wasWanted && (
      <Suspense>
        <Others />
      </Suspense>
    )
  );
}

/** Gives access to the earlier versions of this text. */
export function EarlierVersions() {
  const wasWanted = useLoadedLater(
    Versions,
    useManuscript(({ versions }) => versions.length > 0),
  );
  return (
    wasWanted && (
      <Suspense>
        <Versions />
      </Suspense>
    )
  );
}
