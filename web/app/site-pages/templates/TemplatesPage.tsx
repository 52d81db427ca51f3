import { OWN_TEMPLATE } from '../../content/features';
import { GALLERY } from '../../content/templates';
import { Blocks } from '../../ui/Blocks';
import { CallToAction } from '../../ui/CallToAction';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { TemplateEntry } from './TemplateEntry';

/** The gallery: each template with pages of a text for which it is made. */
export function TemplatesPage() {
  return (
    <>
      <PageTitle title="Templates">
        Four looks to start from. Press a page to enlarge it. Any Word file of your own can be a template,
        too.
      </PageTitle>
      {GALLERY.map((template) => (
        <TemplateEntry key={template.id} template={template} />
      ))}
      <PageSection
        id="own"
        title="Your own template"
        lead="Use the one from your university or company, or download one of the four, change its styles in Word, and choose it."
      >
        <Blocks blocks={OWN_TEMPLATE} />
      </PageSection>
      <CallToAction
        title="See your text in all four"
        text="Paste it, and the converter shows its first page in each template."
        second={{ label: 'See all styles', to: '/features/style-mapping' }}
      />
    </>
  );
}
