import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { DOCS } from '../../content/docs';
import { findSections } from './find-sections';

/** The open tab and the search. An address such as `/docs#footnotes`, or of a part in a tab, opens its tab. */
export function useDocs() {
  const { hash } = useLocation();
  const [selected, select] = useState(DOCS[0].id);
  const [query, search] = useState('');

  useEffect(() => {
    const id = hash.slice(1);
    const section = DOCS.find((candidate) => sectionHolds(candidate, id));
    if (!section) return;
    select(section.id);
    // The part was hidden until now, so the browser could not go there.
    if (id !== section.id) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
  }, [hash]);

  const found = findSections(DOCS, query);
  const shown = found.some(({ id }) => id === selected) ? selected : found[0]?.id;
  return { found, shown, query, search, select };
}

function sectionHolds(section: (typeof DOCS)[number], id: string): boolean {
  return section.id === id || section.content.some((block) => block.kind === 'heading' && block.id === id);
}
