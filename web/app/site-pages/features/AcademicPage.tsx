import { ACADEMIC_LIMITS, ACADEMIC_PICTURES, ACADEMIC_POINTS, ACADEMIC_STEPS } from '../../content/features';

import { PAGES } from '../../content/pages';
import { Blocks } from '../../ui/Blocks';
import { CallToAction } from '../../ui/CallToAction';
import { OpensPicture } from '../../ui/OpensPicture';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { LinkedCards } from '../LinkedCards';

export function AcademicPage() {
  return (
    <>
      <PageTitle title="Academic Writing">
        Write in plain text, keep your sources in notes, and hand in the Word file that your department asks
        for.
      </PageTitle>
      <LinkedCards cards={ACADEMIC_POINTS} level={2} />
      <PageSection
        title="A paper in APA style"
        lead="Title page, table of contents and text, from one Markdown file."
      >
        <div className="grid gap-6 md:grid-cols-3">
          {ACADEMIC_PICTURES.map((picture) => (
            <figure key={picture.src}>
              <Picture picture={picture} />
              <figcaption className="mt-2 text-sm">
                <OpensPicture picture={picture} />
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-4 max-w-3xl text-faded">{ACADEMIC_LIMITS}</p>
      </PageSection>
      <div className="mt-14">
        <PageSection title="From your draft to the Word file" lead="For a paper or a whole thesis." beside>
          <Blocks blocks={ACADEMIC_STEPS} />
        </PageSection>
      </div>
      <CallToAction
        title="Convert your paper"
        text="Free, without an account, and your draft stays on your device."
        second={{ label: 'Use cases', to: PAGES.useCases.path }}
      />
    </>
  );
}
