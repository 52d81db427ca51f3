import type { GrammarName } from '../../languages.js';
import type { Language } from '../language.js';
import { GO } from './go.js';
import { JAVA } from './java.js';
import { JAVASCRIPT, JSON_LANGUAGE, TYPESCRIPT } from './javascript.js';
import { PYTHON } from './python.js';
import { RUST } from './rust.js';
import { SHELL } from './shell.js';
import { SQL } from './sql.js';

/** The languages that `Program` colours. */
export const LANGUAGES = {
  bash: SHELL,
  go: GO,
  java: JAVA,
  javascript: JAVASCRIPT,
  json: JSON_LANGUAGE,
  python: PYTHON,
  rust: RUST,
  sql: SQL,
  typescript: TYPESCRIPT,
} satisfies Partial<Record<GrammarName, Language>>;
