import { lazy, Suspense, useState } from 'react';
import type { ExampleId } from '../../content/examples';
import { AUDIENCE, DOCS_TEASER } from '../../content/landing';
import { CallToAction } from '../../ui/CallToAction';
import { PageSection } from '../../ui/PageSection';
import { LinkedCards } from '../LinkedCards';
import { LinkedRows } from '../LinkedRows';
import { Examples } from './Examples';
import { Features } from './Features';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Steps } from './Steps';

const ExampleDialog = lazy(() => import('./ExampleDialog'));

export function Landing() {
  const example = useExampleDialog();
  return (
    <>
      <Hero onSeeExample={() => example.open()} />
      <PageSection title="How it works">
        <Steps />
      </PageSection>
      <PageSection title="Who it’s for">
        <LinkedCards cards={AUDIENCE} />
      </PageSection>
      <PageSection id="features" title="What it does">
        <Features />
      </PageSection>
      <Examples onSee={example.open} />
      <Pricing />
      <PageSection id="docs" title="Documentation" lead="A page for every subject, with examples to copy.">
        <LinkedRows rows={DOCS_TEASER} />
      </PageSection>
      <CallToAction
        title="Try it with your own text"
        text="Paste, convert, open in Word. No account, no upload, and documents of 300 pages or more."
        label="Start Converting Free"
      />
      {example.isOpen && (
        <Suspense>
          <ExampleDialog selected={example.selected} onSelect={example.select} onClose={example.close} />
        </Suspense>
      )}
    </>
  );
}

/** Which example the dialog shows, and whether it is open. */
function useExampleDialog() {
  const [selected, select] = useState<ExampleId>('academic');
  const [isOpen, setIsOpen] = useState(false);
  return {
    selected,
    isOpen,
    select,
    open: (id: ExampleId = selected) => {
      select(id);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
