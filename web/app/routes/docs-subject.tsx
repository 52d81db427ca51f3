import { type MetaArgs, useParams } from 'react-router';
import type { Subject } from '../content/docs/subject';
import { SUBJECT_META } from '../content/docs/subject-meta';
import { SUBJECTS, subjectPath } from '../content/docs/subjects';
import { PAGES, type PageFacts } from '../content/pages';
import { SITE } from '../site';
import { SubjectPage } from '../site-pages/docs/SubjectPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';
import NotFoundRoute, { meta as notFoundMeta } from './not-found';

export function meta({ params }: MetaArgs) {
  const subject = subjectNamed(params.subject);
  return subject ? pageMeta(factsOf(subject)) : notFoundMeta();
}

/** All subjects. For other addresses, hosts serve the page for unknown addresses, and so does this. */
export default function DocsSubjectRoute() {
  const subject = subjectNamed(useParams().subject);
  if (!subject) return <NotFoundRoute />;
  return (
    <PageFrame breadcrumbs={factsOf(subject).breadcrumbs}>
      <SubjectPage key={subject.id} subject={subject} />
    </PageFrame>
  );
}

function subjectNamed(name: string | undefined): Subject | undefined {
  return SUBJECTS.find(({ id }) => id === name);
}

function factsOf({ id, title, description }: Subject): PageFacts {
  const [home] = PAGES.docs.breadcrumbs;
  return {
    path: subjectPath(id),
    title: `${title} | ${SITE.name} documentation`,
    description,
    ...SUBJECT_META[id],
    keywords: ['markdown to word', 'documentation', title.toLowerCase()],
    breadcrumbs: [home, { label: 'Documentation', to: PAGES.docs.path }, { label: title }],
    ogType: 'article',
  };
}
