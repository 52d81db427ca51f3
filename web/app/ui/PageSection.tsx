import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="mt-14 first:mt-0 scroll-mt-20">
      <h2 id={titleId} className="text-2xl font-semibold tracking-tight sm:text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-pretty text-faded">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
