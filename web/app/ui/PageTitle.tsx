import type { ReactNode } from 'react';

interface PageTitleProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A page's headline with the sentence below it. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <header className="mb-10 max-w-3xl">
      <h1 className="text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">{title}</h1>
      {children && <p className="mt-3 text-lg text-pretty text-faded">{children}</p>}
    </header>
  );
}
