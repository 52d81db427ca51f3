import { Tabs } from 'radix-ui';
import { DOCS } from '../../content/docs';
import { Blocks } from '../../ui/Blocks';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { LinkedCards } from '../LinkedCards';
import { DocsSearch } from './DocsSearch';
import { DOCS_CARDS } from './docs-cards';
import { SubjectIndex } from './SubjectIndex';
import { useDocs } from './use-docs';

export function Docs() {
  const { found, current, search, select } = useDocs();
  return (
    <>
      <PageTitle title="Documentation">
        Start with the seven tabs. Below them, every subject has a page of its own.
      </PageTitle>
      <Tabs.Root
        value={current}
        onValueChange={select}
        orientation="vertical"
        className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12"
      >
        <div className="needs-script lg:sticky lg:top-6 lg:z-1 lg:self-start">
          <div className="mb-4">
            <DocsSearch onQuery={search} />
          </div>
          <Tabs.List
            aria-label="Sections"
            className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-1 sm:grid-cols-3 lg:grid-cols-1"
          >
            {found.map(({ id, title, icon }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="flex min-h-10 items-center gap-2 rounded-small border border-transparent px-2 py-2 text-left sm:px-3 text-sm hover:bg-wash hover:text-accent data-[state=active]:bg-wash data-[state=active]:font-semibold data-[state=active]:text-accent forced-colors:data-[state=inactive]:border-[Canvas]"
              >
                <Icon name={icon} /> {title}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <div className="min-w-0">
          {DOCS.map(({ id, title, content }) => (
            <Tabs.Content
              key={id}
              value={id}
              // The page contains all of it, for readers without scripts and for search engines.
              forceMount
              className={`without-script mb-12 ${id === current ? '' : 'hidden'}`}
            >
              <h2 id={id} className="mb-4 text-2xl font-semibold tracking-tight sm:text-3xl">
                {title}
              </h2>
              <div className="docs-text">
                <Blocks blocks={content} />
              </div>
            </Tabs.Content>
          ))}
        </div>
      </Tabs.Root>
      <SubjectIndex />
      <div className="mt-14">
        <LinkedCards cards={DOCS_CARDS} level={2} />
      </div>
    </>
  );
}
