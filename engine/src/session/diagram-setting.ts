import { OPTION_DEFAULTS } from '../api/choices.js';
import type { Settings } from '../api/settings.js';
import type { DiagramSetting } from '../load/diagrams/index.js';

/** What the diagrams of a text have in common. */
export function diagramSetting(
  { diagramForm = OPTION_DEFAULTS.diagramForm }: Pick<Settings, 'diagramForm'>,
  language: string,
): DiagramSetting {
  return { form: diagramForm, language };
}
