import { Link } from 'react-router';
import { HEADER_LINKS } from '../content/navigation';
import { Brand } from './Brand';
import { MenuButton } from './MenuButton';
import { ThemeToggle } from './ThemeToggle';
import { useMenu } from './use-menu';

interface SiteHeaderProps {
  /** Whether the links to other pages are shown. */
  readonly navigation?: boolean;
}

const MENU = 'site-menu';

export function SiteHeader({ navigation = false }: SiteHeaderProps) {
  const menu = useMenu();
  return (
    <header className="border-b border-rule bg-ground">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 py-3 sm:px-6">
        <span className="flex min-w-0 flex-1">
          <Brand />
        </span>
        {navigation && (
          <nav
            id={MENU}
            aria-label="Main"
            className={`${menu.isOpen ? 'block' : 'hidden'} order-last w-full pt-3 md:order-none md:block md:w-auto md:pt-0`}
          >
            <ul className="flex flex-col md:flex-row md:gap-1">
              {HEADER_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={menu.close}
                    className="block rounded-small px-3 py-2 text-sm hover:bg-wash hover:text-accent"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ThemeToggle />
        {navigation && <MenuButton controls={MENU} isOpen={menu.isOpen} onToggle={menu.toggle} />}
      </div>
    </header>
  );
}
