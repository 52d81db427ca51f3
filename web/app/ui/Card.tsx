import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  /** The level of the title among the page's headings. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A small sheet with a title. */
export function Card({ title, level = 3, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-5 shadow-sheet">
      <Heading className="font-serif text-lg font-semibold">{title}</Heading>
      <div className="mt-2 flex flex-1 flex-col gap-3 text-[0.9375rem] leading-relaxed">{children}</div>
    </section>
  );
}
