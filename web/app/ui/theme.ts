type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const STORED = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Sets the stored choice of an earlier visit. To be called before the first paint. */
export function restoreTheme(): void {
  try {
    const choice = localStorage.getItem(STORED);
    if (choice) document.documentElement.dataset.theme = choice;
  } catch {
    // Without storage, there is no stored choice.
  }
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
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, choice);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Subscribes to the visitor's choices. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
