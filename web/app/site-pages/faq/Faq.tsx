import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { FAQ, FAQ_CATEGORIES, type FaqCategory, type FaqItem } from '../../content/faq';
import { PAGES } from '../../content/pages';
import { Icon } from '../../ui/Icon';
import { InlineText } from '../../ui/InlineText';
import { PageTitle } from '../../ui/PageTitle';
import { SearchField } from '../../ui/SearchField';
import { TextLink } from '../../ui/TextLink';
import { useEarlyInput } from '../../ui/use-early-input';
import { findQuestions, type OpenQuestions, setQuestion, toggleCategory } from './questions';

export function Faq() {
  const { query, search, found, isOpen, setQuestion, toggleCategory } = useFaq();
  return (
    <>
      <PageTitle title="Frequently asked questions">Short answers, with links to the details.</PageTitle>
      <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <div className="needs-script lg:sticky lg:top-6 lg:self-start">
          <SearchField label="Search questions" value={query} onChange={search} />
          <fieldset className="mt-4 flex flex-wrap gap-2">
            <legend className="mb-2 text-sm text-faded">Open or close a category</legend>
            {FAQ_CATEGORIES.map((category) => (
              <button
                key={category}
                type="button"
                onClick={() => toggleCategory(category)}
                className="min-h-10 rounded-small border border-edge bg-sheet px-3 text-sm hover:border-accent hover:text-accent"
              >
                {category}
              </button>
            ))}
          </fieldset>
        </div>
        <div className="min-w-0 border-t border-rule" aria-live="polite">
          {found.map((item) => (
            <Question
              key={item.id}
              item={item}
              isOpen={isOpen(item.id)}
              onToggle={(open) => setQuestion(item.id, open)}
            />
          ))}
          {found.length === 0 && (
            <p className="py-6">
              No FAQs found matching your search. Try a different term or{' '}
              <TextLink to={PAGES.contact.path}>contact us</TextLink> with your question.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface QuestionProps {
  readonly item: FaqItem;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The browser's own disclosure: it opens without scripts too. */
function Question({ item: { id, category, question, answer }, isOpen, onToggle }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEarlyInput(details, isOpen, (element) => element.open, onToggle);
  return (
    <details
      ref={details}
      id={id}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group border-b border-rule"
    >
      <summary className="flex list-none items-start justify-between gap-4 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-serif text-lg font-semibold">{question}</span>{' '}
          <span className="block text-sm text-faded">{category}</span>
        </span>
        <span className="mt-1 text-faded group-open:rotate-180">
          <Icon name="next" />
        </span>
      </summary>
      <p className="max-w-prose pb-5 leading-relaxed">
        <InlineText text={answer} />
      </p>
    </details>
  );
}

/** The search and the open questions. */
function useFaq() {
  const [query, search] = useState('');
  const [open, setOpen] = useState<OpenQuestions>(new Set());
  const { hash } = useLocation();
  // The search of the documentation links to questions.
  useEffect(() => {
    const linked = FAQ.find(({ id }) => hash === `#${id}`);
    if (linked) setOpen((last) => setQuestion(last, linked.id, true));
  }, [hash]);
  return {
    query,
    search,
    found: findQuestions(FAQ, query),
    isOpen: (id: string) => open.has(id),
    setQuestion: (id: string, isOpen: boolean) => setOpen((last) => setQuestion(last, id, isOpen)),
    toggleCategory: (category: FaqCategory) => setOpen((last) => toggleCategory(last, FAQ, category)),
  };
}
