import { EXAMPLES } from '../../content/examples';
import { converterWithSample, type SampleId } from '../../content/samples';
import { Button } from '../../ui/Button';
import { PageSection } from '../../ui/PageSection';
import { Picture } from '../../ui/Picture';
import { TextLink } from '../../ui/TextLink';

export function Examples({ onSee }: { onSee: (id: SampleId) => void }) {
  return (
    <PageSection
      id="examples"
      title="Examples"
      lead="Three documents as the converter makes them. Open one in the converter, or download the Word file."
    >
      <div className="grid gap-6 md:grid-cols-3">
        {EXAMPLES.map(({ id, title, description, picture }) => (
          <article key={id} className="flex flex-col">
            <Picture picture={picture} />
            <h3 className="mt-4 font-serif text-lg font-semibold">{title}</h3>
            <p className="mt-1 flex-1 text-[0.9375rem]">{description}</p>
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button tone="secondary" className="needs-script" onClick={() => onSee(id)}>
                <span>
                  See <span className="sr-only">the {id} </span>example
                </span>
              </Button>
              <TextLink to={converterWithSample(id)}>
                Open in the converter<span className="sr-only">: {title}</span>
              </TextLink>
            </p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}
