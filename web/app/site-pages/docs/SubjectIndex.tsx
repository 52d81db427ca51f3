import { SUBJECT_GROUPS, subjectPath } from '../../content/docs/subjects';
import { PageSection } from '../../ui/PageSection';
import { TextLink } from '../../ui/TextLink';

/** All subjects, with a line about each. */
export function SubjectIndex() {
  return (
    <PageSection id="all-subjects" title="All subjects" lead="A page for each, with every detail.">
      {/* It is below the fold, so that it is laid out after the first paint. */}
      <div className="grid gap-x-12 gap-y-8 [contain-intrinsic-block-size:auto_100rem] [content-visibility:auto] md:grid-cols-2">
        {SUBJECT_GROUPS.map(({ title, subjects }) => (
          <section key={title}>
            <h3 className="mb-2 border-b border-rule pb-2 font-serif text-lg font-semibold">{title}</h3>
            <ul className="flex flex-col gap-3">
              {subjects.map((subject) => (
                <li key={subject.id}>
                  <TextLink to={subjectPath(subject.id)}>{subject.title}</TextLink>
                  <span className="block text-sm text-faded">{subject.description}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  );
}
