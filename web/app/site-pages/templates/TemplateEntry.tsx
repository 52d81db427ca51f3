import { converterWithTemplate, type GalleryTemplate, templateFile } from '../../content/templates';
import { Blocks } from '../../ui/Blocks';
import { ButtonLink } from '../../ui/ButtonLink';
import { EnlargeablePicture } from '../../ui/EnlargeablePicture';
import { Icon } from '../../ui/Icon';
import { OpensPicture } from '../../ui/OpensPicture';
import { PageSection } from '../../ui/PageSection';

/** A template: what it is for and what it sets, its pages, and the ways to use it. */
export function TemplateEntry({ template }: { template: GalleryTemplate }) {
  const { id, name, purpose, facts, pages } = template;
  return (
    <PageSection id={id} title={name} lead={purpose}>
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <div>
          <Blocks blocks={[{ kind: 'list', items: facts }]} />
          <p className="mt-5">
            <ButtonLink to={converterWithTemplate(id)}>
              <span>
                Use <span className="sr-only">the template </span>
                {name}
              </span>
            </ButtonLink>
          </p>
          <p className="mt-3 flex flex-col gap-2 text-[0.9375rem]">
            <a
              href={templateFile(id)}
              download={`${name} template.docx`}
              className="inline-flex items-center gap-2 py-1 text-accent underline-offset-4 hover:underline"
            >
              <Icon name="download" /> Download {name} as .docx
            </a>
          </p>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {pages.map((page) => (
            <li key={page.src}>
              <EnlargeablePicture picture={{ kind: 'picture', ...page }} />
              <p className="mt-2 text-sm">
                <OpensPicture picture={page} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
