import { FOOTNOTE_POINTS, NOTE_PICTURES } from '../../content/features';
import { CallToAction } from '../../ui/CallToAction';
import { OpensPicture } from '../../ui/OpensPicture';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { LinkedCards } from '../LinkedCards';
import { NoteDemo } from './NoteDemo';

export function FootnotesPage() {
  return (
    <>
      <PageTitle title="Smart Footnotes">
        A note in your Markdown becomes a real Word footnote, and its number stays right when the text around
        it changes.
      </PageTitle>
      <LinkedCards cards={FOOTNOTE_POINTS} level={2} />
      <PageSection
        title="Watch the numbers"
        lead="The third sentence uses the first note again. Insert a note above, and everything that points to a note follows. Word does the same in your document, through NOTEREF fields, when you print or press F9."
      >
        <NoteDemo />
      </PageSection>
      <PageSection title="On the page" lead="Page 6 of the same paper, with both settings.">
        <div className="grid gap-8 lg:grid-cols-2">
          {NOTE_PICTURES.map(({ title, text, picture }) => (
            <figure key={title}>
              <Picture picture={picture} />
              <figcaption className="mt-3 text-[0.9375rem]">
                <strong className="font-semibold">{title}.</strong> {text} <OpensPicture picture={picture} />
              </figcaption>
            </figure>
          ))}
        </div>
      </PageSection>
      <CallToAction
        title="Try it with notes of your own"
        text="The sample text has some."
        second={{ label: 'Footnotes in the documentation', to: '/docs/footnotes' }}
      />
    </>
  );
}
