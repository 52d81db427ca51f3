import { Suspense, use, useState } from 'react';
import type { Block } from '../../content/block';
import type { Subject } from '../../content/docs/subject';
import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { whenReady } from '../../start/ready';
import { Blocks } from '../../ui/Blocks';
import { PageTitle } from '../../ui/PageTitle';
import { TextLink } from '../../ui/TextLink';
import { LinkedCards } from '../LinkedCards';
import { DocsSearch } from './DocsSearch';
import { DOCS_CARDS } from './docs-cards';
import { SubjectList } from './SubjectList';
import { subjectText } from './subject-texts';

/** A subject of the documentation, next to the list of all subjects. */
export function SubjectPage({ subject }: { subject: Subject }) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <div className="min-w-0 print:hidden lg:sticky lg:top-6 lg:z-1 lg:self-start">
          <div className="mb-4">
            <DocsSearch />
          </div>
          <details className="lg:hidden">
            <summary className="py-2 font-semibold text-accent">All subjects</summary>
            <SubjectList current={subject.id} />
          </details>
          <div className="hidden max-h-[80dvh] overflow-y-auto lg:block">
            <SubjectList current={subject.id} />
          </div>
        </div>
        <div className="min-w-0">
          <PageTitle title={subject.title} />
          <SubjectOnArrival id={subject.id} />
          <Neighbours id={subject.id} />
        </div>
      </div>
      <LinkedCards cards={DOCS_CARDS} level={2} />
    </>
  );
}

let isRunning = false;
if (!import.meta.env.SSR)
  whenReady(() => {
    isRunning = true;
  });

/**
 * On the page that the visitor opened, the text is there as HTML: React takes up all of it at once, so that what is pressed in it
 * before is not lost. On a page that was reached by a link, the rest is shown until the text arrives.
 */
function SubjectOnArrival({ id }: { id: string }) {
  const [isThere] = useState(!isRunning);
  const body = <SubjectBody id={id} />;
  return isThere ? body : <Suspense fallback={<p className="text-faded">Loading…</p>}>{body}</Suspense>;
}

function SubjectBody({ id }: { id: string }) {
  const given = subjectText(id);
  const { blocks } = given instanceof Promise ? use(given) : given;
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] xl:gap-12">
      <PartList blocks={blocks} />
      <div className="docs-text min-w-0">
        <Blocks blocks={blocks} />
      </div>
    </div>
  );
}

/** The contents of the page, if it is too long to take in at a glance. */
function PartList({ blocks }: { blocks: readonly Block[] }) {
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  if (parts.length < 3) return null;
  return (
    <nav
      aria-label="On this page"
      className="-mt-4 mb-8 border-l-2 border-rule pl-4 text-sm xl:sticky xl:top-6 xl:order-last xl:mt-1 xl:max-h-[85dvh] xl:self-start xl:overflow-y-auto"
    >
      <p className="hidden pb-1 font-semibold xl:block">On this page</p>
      <ul className="sm:columns-2 xl:columns-1">
        {parts.map((part) =>
          part.kind === 'heading' ? (
            <li key={part.id} className="break-inside-avoid">
              <a
                href={`#${part.id}`}
                className="inline-block py-1 text-accent underline-offset-4 hover:underline"
              >
                {part.text.replaceAll('`', '')}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

function Neighbours({ id }: { id: string }) {
  const at = SUBJECTS.findIndex((subject) => subject.id === id);
  const [before, after] = [SUBJECTS[at - 1], SUBJECTS[at + 1]];
  return (
    <nav aria-label="Subjects before and after" className="mt-12 mb-10 flex flex-wrap justify-between gap-4">
      <span>
        {before && (
          <>
            <span className="block text-sm text-faded">Previous</span>
            <TextLink to={subjectPath(before.id)}>{before.title}</TextLink>
          </>
        )}
      </span>
      <span className="ml-auto text-right">
        {after && (
          <>
            <span className="block text-sm text-faded">Next</span>
            <TextLink to={subjectPath(after.id)}>{after.title}</TextLink>
          </>
        )}
      </span>
    </nav>
  );
}
