import { OPTION_DEFAULTS } from '../api/option-rows.js';
import type { Settings } from '../api/settings.js';
import type { DiagramSetting } from '../load/diagrams/index.js';
import { diagramPaletteOf } from '../theme/diagram-colors.js';
import { lookOf } from '../theme/index.js';
import { accentsOfTemplate, type OpenedTemplate } from './own-template.js';

/** What the diagrams of a text have in common. */
export function diagramSetting(
  { diagramForm = OPTION_DEFAULTS.diagramForm, template }: Pick<Settings, 'diagramForm' | 'template'>,
  language: string,
  opened?: OpenedTemplate,
): DiagramSetting {
  const accents = opened && accentsOfTemplate(opened);
  const sheet = { ...lookOf(template), isOfWord: opened !== undefined, ...(accents && { accents }) };
  return { form: diagramForm, language, colors: diagramPaletteOf(sheet)?.colors };
}
