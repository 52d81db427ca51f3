import { OPTION_DEFAULTS } from '../api/option-rows.js';
import type { Settings } from '../api/settings.js';
import type { ChartSetting } from '../load/charts/setting.js';
import type { Resolved } from '../model/resolved.js';
import { EMU_PER_TWIP } from '../model/units.js';
import { type Theme, textHeight, textWidth } from '../theme/index.js';
import { chartColorsOf } from '../theme/scheme.js';

/** What the charts of a text have in common. */
export function chartSetting(
  { chartForm = OPTION_DEFAULTS.chartForm, page }: Pick<Settings, 'chartForm' | 'page'>,
  theme: Theme,
  { properties }: Pick<Resolved, 'properties'>,
): ChartSetting {
  return {
    form: chartForm,
    language: properties.languages.primary,
    look: { colors: chartColorsOf(theme), font: theme.fonts.body, hasPaper: true },
    line: textWidth(page) * EMU_PER_TWIP,
    room: textHeight(page) * EMU_PER_TWIP,
  };
}
