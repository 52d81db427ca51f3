import { LAST_UPDATED, type LegalSection } from '../../content/legal';
import { Blocks } from '../../ui/Blocks';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';

interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <>
      <PageTitle title={title}>Last updated {LAST_UPDATED}</PageTitle>
      <div className="max-w-prose [&_h2]:text-xl">
        {sections.map((section) => (
          <div key={section.title} className="mt-10">
            <PageSection title={section.title}>
              <Blocks blocks={section.content} />
            </PageSection>
          </div>
        ))}
      </div>
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink to="/" tone="secondary">
          Back to Home
        </ButtonLink>
        <ButtonLink to="/">Start Converting</ButtonLink>
      </div>
    </>
  );
}
