import { Link } from 'react-router';
import { SITE } from '../site';

interface BrandProps {
  /** Whether the tagline is next to the name; `wide`: only on wide screens. */
  readonly tagline?: boolean | 'wide';
  /** For headers with little space: the logo alone, and on wide screens the tagline below the name. */
  readonly compact?: boolean;
}

/** The logo and the name, as a link to the converter. */
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
        <span className="font-serif text-xl leading-[1.5rem] font-semibold tracking-tight whitespace-nowrap">
          {SITE.name}
        </span>{' '}
        {tagline && (
          <span
            className={`text-[0.6875rem] leading-[1.15] text-balance text-faded ${compact ? 'max-xl:max-w-36' : 'sm:text-sm'} ${tagline === 'wide' ? 'md:max-xl:hidden' : ''}`}
          >
            {SITE.tagline}
          </span>
        )}
      </span>
    </Link>
  );
}

/** A sheet with a raised mark, the short rule above a note, and the note. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
      <path className="fill-accent" d="M6 2h15l6 6v19a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z" />
      <path className="fill-wash" d="M21 2l6 6h-4.5A1.5 1.5 0 0 1 21 6.5Z" />
      <g className="fill-none stroke-on-accent" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12.5 9.2 15.5 7v10M12.5 17h6" />
        <path d="M8 22h8M8 26h14" strokeWidth="1.5" opacity=".85" />
      </g>
    </svg>
  );
}
