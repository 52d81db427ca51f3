import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DOCS } from '../../content/docs';
import { findSections } from './find-sections';

/** The open tab, which the address names (`/docs#footnotes`, or the id of a part of it), and the tabs that match a query. */
export function useDocs() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [selected, setSelected] = useState(DOCS[0].id);
  const [query, search] = useState('');

  useEffect(() => {
    const id = hash.slice(1);
    const section = DOCS.find((candidate) => sectionHolds(candidate, id));
    if (!section) return;
    setSelected(section.id);
    // The part was hidden until now, so the browser could not scroll to it.
    if (id !== section.id) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
  }, [hash]);

  function select(id: string): void {
    setSelected(id);
    // Switching tabs adds no step to the browser's history.
    void navigate({ hash: id }, { replace: true, preventScrollReset: true });
  }

  const matching = findSections(DOCS, query);
  const found = matching.length > 0 ? matching : DOCS;
  const current = found.some(({ id }) => id === selected) ? selected : (found[0]?.id ?? selected);
  return { found, current, search, select };
}

function sectionHolds(section: (typeof DOCS)[number], id: string): boolean {
  return section.id === id || section.content.some((block) => block.kind === 'heading' && block.id === id);
}
