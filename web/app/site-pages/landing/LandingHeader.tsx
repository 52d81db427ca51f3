import { Link, useLocation } from 'react-router';
import { LANDING_LINKS } from '../../content/navigation';
import { Brand } from '../../ui/Brand';
import { ButtonLink } from '../../ui/ButtonLink';
import { MenuButton } from '../../ui/MenuButton';
import { ThemeToggle } from '../../ui/ThemeToggle';
import { useMenu } from '../../ui/use-menu';

const MENU = 'landing-menu';
const ENTRY = 'rounded-small px-3 py-2 text-sm hover:bg-wash hover:text-accent';

/** The landing page's header: it stays in view, and links to the page's own sections. */
export function LandingHeader() {
  const { pathname } = useLocation();
  const menu = useMenu();
  return (
    <header className="stays-in-view sticky top-0 z-10 border-b border-rule bg-ground">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 py-3 sm:px-6">
        <span className="flex min-w-0 flex-1">
          <Brand tagline={false} />
        </span>
        <nav
          id={MENU}
          aria-label="Main"
          className={`${menu.isOpen ? 'flex' : 'hidden'} order-last w-full flex-col pt-3 lg:order-none lg:flex lg:w-auto lg:flex-row lg:pt-0`}
        >
          {LANDING_LINKS.map(({ label, to }) => (
            <a key={to} href={to} onClick={menu.close} className={ENTRY}>
              {label}
            </a>
          ))}
          <Link to="/" className={ENTRY}>
            {pathname === '/' ? 'Try Free' : 'Home'}
          </Link>
          <button
            type="button"
            onClick={() => window.alert('Sign In functionality coming soon!')}
            className={`${ENTRY} needs-script text-left`}
          >
            Sign In
          </button>
        </nav>
        <ThemeToggle />
        <span className="hidden sm:inline-flex">
          <ButtonLink to="/">Get Started</ButtonLink>
        </span>
        <MenuButton controls={MENU} isOpen={menu.isOpen} onToggle={menu.toggle} until="lg" />
        {menu.isOpen && (
          <span className="order-last mt-2 flex w-full flex-col sm:hidden">
            <ButtonLink to="/">Get Started</ButtonLink>
          </span>
        )}
      </div>
    </header>
  );
}
