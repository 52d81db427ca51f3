import { useId } from 'react';
import { useSelect } from '../state/use-select';
import { Select } from './Select';
import { chooseTheme, type ThemeChoice, themeChoice } from './theme';

const CHOICES: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSelect() {
  const chosen = useSelect(themeChoice);
  const id = useId();
  return (
    <div className="needs-script flex items-center gap-2">
      <label htmlFor={id} className="text-faded">
        Theme
      </label>
      <Select id={id} value={chosen} onChange={(value) => chooseTheme(value as ThemeChoice)}>
        {Object.entries(CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
