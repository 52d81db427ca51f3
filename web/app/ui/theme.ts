import { kept } from '../state/kept';

type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const keptTheme = kept<ThemeChoice>('theme', {
  // `chosenTheme` takes nothing else from the document.
  read: (stored) => (stored as ThemeChoice | null) ?? 'system',
  write: String,
});
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Sets the stored choice of an earlier visit. To be called before the first paint. */
export function restoreTheme(): void {
  showTheme(keptTheme.read());
}

/** The theme in effect: the visitor's choice, or else the system's. */
function currentTheme(): Theme {
  const choice = chosenTheme();
  if (choice !== 'system') return choice;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The visitor's choice; until there is one, the system's. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Light becomes dark; anything else becomes light. */
export function toggleTheme(): void {
  chooseTheme(currentTheme() === 'light' ? 'dark' : 'light');
}

export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  keptTheme.write(choice === 'system' ? undefined : choice);
  for (const listener of listeners) listener();
}

function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
}

/** The visitor's choice, and who hears of it. */
export const themeChoice = {
  read: chosenTheme,
  prerendered: 'system',
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
