import { ABOUT, ABOUT_LEAD } from '../content/about';
import { SITE } from '../site';
import { Blocks } from '../ui/Blocks';
import { CallToAction } from '../ui/CallToAction';
import { PageSection } from '../ui/PageSection';
import { PageTitle } from '../ui/PageTitle';
import { TextLink } from '../ui/TextLink';

export function About() {
  return (
    <>
      <PageTitle title={`About ${SITE.name}`}>{ABOUT_LEAD}</PageTitle>
      {ABOUT.map(({ id, title, blocks }) => (
        <PageSection key={id} id={id} title={title} beside>
          <Blocks blocks={blocks} />
        </PageSection>
      ))}
      <p className="lg:ml-[19rem]">
        <TextLink to={SITE.sourceUrl}>Source code</TextLink>
      </p>
      <CallToAction title="Try it" text="Paste some Markdown and see what you get in Word." />
    </>
  );
}
