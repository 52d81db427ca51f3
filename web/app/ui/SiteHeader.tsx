import { Link } from 'react-router';
import { HEADER_LINKS } from '../content/navigation';
import { Brand } from './Brand';
import { MenuButton } from './MenuButton';
import { ThemeToggle } from './ThemeToggle';
import { useMenu } from './use-menu';

const MENU = 'site-menu';

/** The header of every page except the converter, to which its button leads, and the landing page. */
export function SiteHeader() {
  const menu = useMenu();
  return (
    <header className="border-b border-rule bg-ground">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 py-3 sm:px-6">
        <span className="flex min-w-0 flex-1">
          <Brand tagline="wide" />
        </span>
        <nav
          id={MENU}
          aria-label="Main"
          className={`${menu.isOpen ? 'block' : 'hidden'} order-last w-full pt-3 md:order-none md:block md:w-auto md:pt-0`}
        >
          <ul className="flex flex-col md:flex-row lg:gap-1">
            <li className="sm:hidden">
              <Link to="/" className="block rounded-small px-1.5 py-2 text-sm font-semibold text-accent">
                Convert
              </Link>
            </li>
            {HEADER_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={menu.close}
                  className="block rounded-small px-1.5 py-2 text-sm whitespace-nowrap hover:bg-wash hover:text-accent lg:px-3"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        <Link
          to="/"
          className="hidden min-h-control items-center rounded-small border border-transparent bg-accent px-4 text-sm font-semibold text-on-accent hover:bg-accent-strong sm:inline-flex"
        >
          Convert
        </Link>
        <MenuButton controls={MENU} isOpen={menu.isOpen} onToggle={menu.toggle} />
      </div>
    </header>
  );
}
