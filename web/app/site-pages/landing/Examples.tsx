import { EXAMPLES, type ExampleId } from '../../content/examples';
import { Button } from '../../ui/Button';
import { OpensPicture } from '../../ui/OpensPicture';
import { PageSection } from '../../ui/PageSection';
import { Picture } from '../../ui/Picture';

export function Examples({ onSee }: { onSee: (id: ExampleId) => void }) {
  return (
    <PageSection
      id="examples"
      title="Examples"
      lead="Each opens in the converter exactly as you see it here."
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
              <OpensPicture picture={picture} />
            </p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}
