import { Link } from 'react-router';
import { SITE } from '../site';
import { Logo } from './Logo';

export function SiteHeader() {
  return (
    <header className="border-b border-rule bg-sheet">
      <div className="mx-auto max-w-7xl px-4 py-3 sm:px-6">
        <Link to="/" className="inline-flex items-center gap-3 rounded-small text-ink">
          <Logo />
          <span className="flex flex-col sm:flex-row sm:items-baseline sm:gap-4">
            <span className="font-serif text-xl font-semibold tracking-tight">{SITE.name}</span>
            <span className="text-xs text-faded sm:text-sm">{SITE.tagline}</span>
          </span>
        </Link>
      </div>
    </header>
  );
}
