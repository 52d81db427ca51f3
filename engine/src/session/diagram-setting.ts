import { OPTION_DEFAULTS } from '../api/choices.js';
import type { Settings } from '../api/settings.js';
import type { DiagramSetting } from '../load/diagrams/index.js';
import { EMU_PER_TWIP } from '../model/units.js';
import { textWidth } from '../theme/index.js';

/** What the diagrams of a text have in common. */
export function diagramSetting(
  { diagramForm = OPTION_DEFAULTS.diagramForm, page }: Pick<Settings, 'diagramForm' | 'page'>,
  language: string,
): DiagramSetting {
  return { form: diagramForm, language, line: textWidth(page) * EMU_PER_TWIP };
}
