import { Icon } from './Icon';
import { toggleTheme } from './theme';

/** Its icon comes from the style sheet, so that it is right before any script runs. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      className="needs-script inline-flex size-control shrink-0 items-center justify-center rounded-small hover:bg-wash hover:text-accent"
    >
      <span title="Switch to the dark theme" className="only-in-light">
        <Icon name="moon" />
        <span className="sr-only">Switch to the dark theme</span>
      </span>
      <span title="Switch to the light theme" className="only-in-dark">
        <Icon name="sun" />
        <span className="sr-only">Switch to the light theme</span>
      </span>
    </button>
  );
}
