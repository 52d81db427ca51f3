import { Link } from 'react-router';
import { SUBJECT_GROUPS, subjectPath } from '../../content/docs/subjects';

/** All subjects by group, with the current one marked. */
export function SubjectList({ current }: { current: string }) {
  return (
    <nav aria-label="Documentation">
      {SUBJECT_GROUPS.map(({ title, subjects }) => (
        <div key={title} className="mb-4">
          <p className="px-3 py-1 text-sm font-semibold">{title}</p>
          <ul>
            {subjects.map((subject) => (
              <li key={subject.id}>
                <Link
                  to={subjectPath(subject.id)}
                  aria-current={subject.id === current ? 'page' : undefined}
                  className={`block rounded-small border px-3 py-1 text-sm hover:bg-wash hover:text-accent ${subject.id === current ? 'border-rule bg-wash font-semibold text-accent' : 'border-transparent text-faded'}`}
                >
                  {subject.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
