import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, subscribeToTheme, type ThemeChoice } from './theme';

const CHOICES: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSelect() {
  const chosen = useSyncExternalStore(subscribeToTheme, chosenTheme, () => 'system' as const);
  const id = useId();
  return (
    <div className="needs-script flex items-center gap-2">
      <label htmlFor={id} className="text-faded">
        Theme
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
        className="h-9 rounded-small border border-edge bg-sheet px-2 text-ink hover:border-accent"
      >
        {Object.entries(CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
