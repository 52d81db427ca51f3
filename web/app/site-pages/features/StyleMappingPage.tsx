import type { Block } from '../../content/block';
import { OWN_TEMPLATE, STYLE_MAP, TEMPLATE_PREVIEWS } from '../../content/features';
import { Blocks } from '../../ui/Blocks';
import { CallToAction } from '../../ui/CallToAction';
import { OpensPicture } from '../../ui/OpensPicture';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';

const STYLE_TABLE: readonly Block[] = [
  { kind: 'table', head: ['In Markdown', 'Style in Word', 'Note'], rows: STYLE_MAP },
];

export function StyleMappingPage() {
  return (
    <>
      <PageTitle title="Custom Styles">
        Every element gets a named Word style. Change the style once, and the whole document follows.
      </PageTitle>
      <PageSection title="Four templates" lead="The same text in each.">
        <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          {TEMPLATE_PREVIEWS.map(({ name, facts, picture }) => (
            <figure key={name}>
              <Picture picture={picture} />
              <figcaption className="mt-3 text-[0.9375rem]">
                <strong className="block font-serif text-lg font-semibold">{name}</strong>
                {facts}
                <span className="mt-1 block">
                  <OpensPicture picture={picture} />
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </PageSection>
      <div className="mt-14">
        <PageSection
          title="Your own template"
          lead="Use the one from your university or company: the document takes on its look, and your text replaces the text in it."
          beside
        >
          <Blocks blocks={OWN_TEMPLATE} />
        </PageSection>
      </div>
      <PageSection
        title="From Markdown to style"
        lead="Where Word has a built-in style, we use it: it has the right name in every language, and company templates define it."
      >
        <Blocks blocks={STYLE_TABLE} />
      </PageSection>
      <CallToAction
        title="See it in your own Word"
        text="Convert a text, open Word’s list of styles, and change one."
        second={{ label: 'Templates in detail', to: '/docs#own-template' }}
      />
    </>
  );
}
