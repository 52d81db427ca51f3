import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BUTTON, type ButtonTone } from './button-look';

interface ButtonLinkProps {
  readonly to: string;
  readonly tone?: ButtonTone;
  /** Whether Back skips this page. */
  readonly replace?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, tone = 'primary', replace = false, onClick, children }: ButtonLinkProps) {
  return (
    <Link to={to} replace={replace} onClick={onClick} className={BUTTON[tone]}>
      {children}
    </Link>
  );
}
