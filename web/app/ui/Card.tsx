import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A small sheet with a title. */
export function Card({ title, children }: CardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-5 shadow-sheet">
      <h3 className="font-serif text-lg font-semibold">{title}</h3>
      <div className="mt-2 flex flex-1 flex-col gap-3 text-[0.9375rem] leading-relaxed">{children}</div>
    </section>
  );
}
