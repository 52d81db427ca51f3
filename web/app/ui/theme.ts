export type Theme = 'light' | 'dark';

const STORED = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/**
 * Sets the visitor's choice before the first paint. It stands in the page as text, where quotation marks would be
 * escaped, so it has none.
 */
export const THEME_SCRIPT =
  'try{const t=localStorage.getItem(`theme`);if(t)document.documentElement.dataset.theme=t}catch{}';

/** The theme in effect: the visitor's choice, or else the system's. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Light becomes dark; anything else becomes light. */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === 'light' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
