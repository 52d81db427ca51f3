import { Link } from 'react-router';
import { SITE } from '../site';
import { Logo } from './Logo';

interface BrandProps {
  /** Whether the tagline stands beside the name; `wide`: only where there is much room. */
  readonly tagline?: boolean | 'wide';
  /** Where there is little room: the logo alone, and on wide screens the tagline under the name. */
  readonly compact?: boolean;
}

/** The logo and the name, on the way to the converter. */
export function Brand({ tagline = true, compact = false }: BrandProps) {
  return (
    <Link
      to="/"
      className={`flex min-w-0 items-center gap-3 rounded-small text-ink ${compact ? 'shrink-0' : 'mr-auto'}`}
    >
      <Logo />
      <span
        className={`min-w-0 flex-col ${compact ? 'sr-only lg:not-sr-only lg:flex' : 'flex xl:flex-row xl:items-baseline xl:gap-4'}`}
      >
        <span className="font-serif text-xl leading-6 font-semibold tracking-tight whitespace-nowrap">
          {SITE.name}
        </span>
        {tagline && (
          <span
            className={`text-[0.6875rem] leading-[1.15] text-balance text-faded ${compact ? '' : 'sm:text-sm'} ${tagline === 'wide' ? 'md:max-xl:hidden' : ''}`}
          >
            {SITE.tagline}
          </span>
        )}
      </span>
    </Link>
  );
}
