import type { SubjectGroup } from '../../content/docs/subject';
import { SHELVES, subjectPath } from '../../content/docs/subjects';
import { PageSection } from '../../ui/PageSection';
import { TextLink } from '../../ui/TextLink';

/** All subjects on their shelves, with a line about each. */
export function SubjectIndex() {
  return (
    <PageSection id="all-subjects" title="All subjects" lead="A page for each, with every detail.">
      {/* It is below the fold, so that it is laid out after the first paint. */}
      <div className="flex flex-col gap-12 [contain-intrinsic-block-size:auto_100rem] [content-visibility:auto]">
        {SHELVES.map(({ title, groups }) => (
          <section key={title}>
            <h3 className="mb-5 border-b border-ink pb-2 font-serif text-xl font-semibold">{title}</h3>
            {groups.map((group) => (
              <Group key={group.title} group={group} isAlone={groups.length === 1} />
            ))}
          </section>
        ))}
      </div>
    </PageSection>
  );
}

/** A group of a shelf; one that is alone on it needs no title. */
function Group({ group: { title, subjects }, isAlone }: { group: SubjectGroup; isAlone: boolean }) {
  return (
    <div className={isAlone ? '' : 'mb-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12'}>
      {!isAlone && <h4 className="mb-3 font-semibold">{title}</h4>}
      <ul className={`grid gap-x-12 gap-y-3 ${isAlone ? 'md:grid-cols-2' : 'xl:grid-cols-2'}`}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <TextLink to={subjectPath(subject.id)}>{subject.title}</TextLink>
            <span className="block text-sm text-faded">{subject.description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
