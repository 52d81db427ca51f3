import { Link } from 'react-router';
import { PAGES } from '../../content/pages';
import { SITE } from '../../site';
import { Icon } from '../../ui/Icon';
import { ThemeSelect } from '../../ui/ThemeSelect';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { LIST_SHORTCUTS, type Screen } from './actions';
import { PRIVACY_NOTE_ID } from './note-places';

interface ScreenMenuProps {
  readonly screen: Screen;
}

const MENU_ID = 'screen-menu';
const ITEM =
  'flex min-h-control w-full items-center rounded-small px-3 text-left text-[0.9375rem] hover:bg-wash hover:text-accent';
const LINKS = [
  { label: 'Templates', to: PAGES.templates.path },
  { label: 'Guides', to: PAGES.chatgpt.path },
  { label: 'Documentation', to: PAGES.docs.path },
  { label: 'Questions and answers', to: PAGES.faq.path },
  { label: `About ${SITE.name}`, to: PAGES.landing.path },
];

/** Functions needed now and then. The browser opens and closes it by itself, like every popover. */
export function ScreenMenu({ screen }: ScreenMenuProps) {
  const converter = useConverter();
  return (
    <div className="needs-script contents">
      <button
        type="button"
        aria-label="Menu"
        popoverTarget={converter.id(MENU_ID)}
        data-tooltip="Menu"
        className="inline-flex size-control shrink-0 items-center justify-center rounded-small hover:bg-wash hover:text-accent"
      >
        <Icon name="menu" />
      </button>
      <div id={converter.id(MENU_ID)} popover="auto" className="screen-popover screen-menu w-68 p-2">
        <p className="px-3 pt-2 pb-3 font-serif text-sm text-balance text-faded lg:hidden">{SITE.tagline}</p>
        <div className="px-3 pb-2 text-[0.9375rem]">
          <ThemeSelect />
        </div>
        <button
          type="button"
          popoverTarget={converter.id(MENU_ID)}
          popoverTargetAction="hide"
          onClick={() => LIST_SHORTCUTS.perform(screen, 'button')}
          className={ITEM}
        >
          {LIST_SHORTCUTS.label}
        </button>
        <button
          type="button"
          onClick={() => openPrivacyNote(converter)}
          className={`screen-when-begun ${ITEM}`}
        >
          Your text stays here
        </button>
        <ul className="mt-2 border-t border-rule pt-2">
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={ITEM}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** In the place of the menu, whose button has the focus again when the note is closed. */
function openPrivacyNote(converter: Converter): void {
  document.getElementById(converter.id(MENU_ID))?.hidePopover();
  document.getElementById(converter.id(PRIVACY_NOTE_ID))?.showPopover();
}
