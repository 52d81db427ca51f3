import { LAST_UPDATED, type LegalSection } from '../../content/legal';
import { Blocks } from '../../ui/Blocks';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { PlaceholderNote } from '../../ui/PlaceholderNote';

interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <>
      <PageTitle title={title}>Last updated {LAST_UPDATED}</PageTitle>
      <PlaceholderNote />
      {sections.map((section) => (
        <PageSection key={section.id} id={section.id} title={section.title} beside>
          <Blocks blocks={section.content} />
        </PageSection>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/" tone="secondary">
          Back to Home
        </ButtonLink>
        <ButtonLink to="/">Start Converting</ButtonLink>
      </div>
    </>
  );
}
