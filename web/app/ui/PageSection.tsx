import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  /** Whether running text has its heading beside it on wide screens. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

const ABOVE = 'mt-14 first:mt-0';
const BESIDE = 'border-t border-rule py-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12 lg:py-10';

/** A part of a page under its own heading. */
export function PageSection({ id, title, lead, beside = false, children }: PageSectionProps) {
  const titleId = useId();
  const text = lead && <p className="mt-2 mb-3 max-w-3xl text-pretty text-faded first:mt-0">{lead}</p>;
  return (
    <section id={id} aria-labelledby={titleId} className={beside ? BESIDE : ABOVE}>
      <h2
        id={titleId}
        className={`font-semibold tracking-tight ${beside ? 'text-xl' : 'text-2xl sm:text-3xl'}`}
      >
        {title}
      </h2>
      {!beside && text}
      <div className={beside ? 'mt-3 lg:mt-0' : 'mt-6'}>
        {beside && text}
        {children}
      </div>
    </section>
  );
}
