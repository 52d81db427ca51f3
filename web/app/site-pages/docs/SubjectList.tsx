import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SHELVES, subjectPath } from '../../content/docs/subjects';

/** All subjects on their shelves, with the current one marked, and scrolled into view if the list is in a box of its own. */
export function SubjectList({ current }: { current: string }) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each subject
  useEffect(() => {
    const box = list.current?.parentElement;
    const place = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!box || !place) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (place.bottom > bottom || place.top < top) box.scrollTop += place.top - (top + bottom) / 2;
  }, [current]);
  return (
    <nav ref={list} aria-label="Documentation">
      {SHELVES.map(({ title, groups }) => (
        <div key={title} className="mb-6">
          <p className="mb-2 border-b border-rule px-3 pb-1 font-serif font-semibold">{title}</p>
          {groups.map((group) => (
            <div key={group.title} className="mb-3">
              {groups.length > 1 && <p className="px-3 py-1 text-sm font-semibold">{group.title}</p>}
              <ul>
                {group.subjects.map((subject) => (
                  <li key={subject.id}>
                    <Link
                      to={subjectPath(subject.id)}
                      aria-current={subject.id === current ? 'page' : undefined}
                      className={`subject block rounded-small border px-3 py-1 text-sm hover:bg-wash hover:text-accent ${subject.id === current ? 'border-rule bg-wash font-semibold text-accent' : 'border-transparent text-faded'}`}
                    >
                      {subject.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </nav>
  );
}
