import { useSyncExternalStore } from 'react';
import { Icon } from './Icon';
import { currentTheme, subscribeToTheme, type Theme, toggleTheme } from './theme';

const NEXT: Record<Theme, { readonly label: string; readonly icon: 'sun' | 'moon' }> = {
  light: { label: 'Switch to the dark theme', icon: 'moon' },
  dark: { label: 'Switch to the light theme', icon: 'sun' },
};

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const { label, icon } = NEXT[theme];
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggleTheme}
      className="needs-script inline-flex size-10 shrink-0 items-center justify-center rounded-small hover:bg-wash hover:text-accent"
    >
      <Icon name={icon} />
    </button>
  );
}
