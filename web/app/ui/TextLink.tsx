import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TextLinkProps {
  /** A page of this site, a place on the same page (`#id`), or an external address. */
  readonly to: string;
  readonly children: ReactNode;
}

const LOOK = 'text-accent underline underline-offset-4 hover:text-accent-strong wrap-anywhere';

/** A link within a line of text. */
export function TextLink({ to, children }: TextLinkProps) {
  // The router would add a slash to the address of the page.
  if (/^(?:[a-z]+:|#)/.test(to)) {
    return (
      <a href={to} className={LOOK}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={LOOK}>
      {children}
    </Link>
  );
}
