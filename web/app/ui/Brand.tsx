import { Link } from 'react-router';
import { SITE } from '../site';
import { Logo } from './Logo';

interface BrandProps {
  /** Whether the tagline stands beside the name. */
  readonly tagline?: boolean;
}

/** The logo and the name, on the way to the converter. */
export function Brand({ tagline = true }: BrandProps) {
  return (
    <Link to="/" className="mr-auto flex min-w-0 items-center gap-3 rounded-small text-ink">
      <Logo />
      <span className="flex min-w-0 flex-col xl:flex-row xl:items-baseline xl:gap-4">
        <span className="font-serif text-xl font-semibold tracking-tight whitespace-nowrap">{SITE.name}</span>
        {tagline && (
          <span className="text-[0.6875rem] leading-tight text-balance text-faded sm:text-sm">
            {SITE.tagline}
          </span>
        )}
      </span>
    </Link>
  );
}
