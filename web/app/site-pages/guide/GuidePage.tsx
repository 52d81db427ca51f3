import type { ReactNode } from 'react';
import type { Guide } from '../../content/guide';
import { INTENT_PAGES } from '../../content/intents/pages';
import type { NavigationLink } from '../../content/navigation';
import { PAGES } from '../../content/pages';
import { Blocks } from '../../ui/Blocks';
import { CallToAction } from '../../ui/CallToAction';
import { CodeSample } from '../../ui/CodeSample';
import { OpensPicture } from '../../ui/OpensPicture';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { TextLink } from '../../ui/TextLink';

interface GuidePageProps {
  readonly guide: Guide;
  /** A button or link directly below the headline. */
  readonly action?: ReactNode;
}

export function GuidePage({ guide, action }: GuidePageProps) {
  const { title, lead, steps, picture, pictureCaption, source, sections } = guide;
  return (
    <>
      <PageTitle title={title}>{lead}</PageTitle>
      {action}
      <PageSection title="Three steps">
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="rounded-sheet border border-rule bg-sheet p-5 shadow-sheet">
              <p aria-hidden="true" className="font-serif text-3xl font-semibold text-accent">
                {index + 1}
              </p>
              <h3 className="mt-1 font-serif text-lg font-semibold">{step.title}</h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed">{step.text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title="Before and after">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CodeSample label="Markdown, in part" code={source} />
          <figure>
            <Picture picture={picture} />
            <figcaption className="mt-2 text-sm text-faded">
              {pictureCaption} <OpensPicture picture={picture} />
            </figcaption>
          </figure>
        </div>
      </PageSection>
      <div className="grid gap-x-12 md:grid-cols-2">
        {sections.map(({ title: heading, blocks }) => (
          <div key={heading} className="mt-14">
            <PageSection title={heading}>
              <Blocks blocks={blocks} />
            </PageSection>
          </div>
        ))}
      </div>
      <div className="mt-14">
        <PageSection title="All guides">
          <ul className="grid gap-x-12 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {GUIDE_LINKS.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </PageSection>
      </div>
      <CallToAction
        title="Ready when you are"
        text="Paste your text. Nothing is uploaded."
        second={{ label: 'Documentation', to: '/docs' }}
      />
    </>
  );
}

/** The guides, which each guide lists at its end. */
const GUIDE_LINKS: readonly NavigationLink[] = [
  { label: 'ChatGPT to Word', to: PAGES.chatgpt.path },
  { label: 'Claude, Gemini, Copilot and Perplexity', to: `${PAGES.docs.path}/from-assistants` },
  { label: 'Markdown footnotes to Word', to: INTENT_PAGES.footnotesToWord.path },
  { label: 'BibTeX to Word', to: INTENT_PAGES.bibtex.path },
  { label: 'Obsidian to Word', to: INTENT_PAGES.obsidian.path },
  { label: 'ChatGPT formulas to Word', to: INTENT_PAGES.formulas.path },
  { label: 'Markdown to APA', to: INTENT_PAGES.apa.path },
  { label: 'R Markdown and Quarto to Word', to: INTENT_PAGES.quarto.path },
  { label: 'Word to Markdown', to: INTENT_PAGES.wordToMarkdown.path },
  { label: 'Notion to Word', to: PAGES.notion.path },
  { label: 'Obsidian, Google Docs, Typora and Jupyter', to: `${PAGES.docs.path}/from-other-tools` },
  { label: 'pandoc, Writage and other ways to Word', to: `${PAGES.docs.path}/comparison` },
];
