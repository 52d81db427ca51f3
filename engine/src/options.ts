// The package's entry `@footmark/engine/options`: plain data about the options and the files that are
// accepted, for programs that offer them without loading the engine.
export { DIAGRAM_LANGUAGES } from './api/diagram-languages.js';
export { DIAGRAM_TIME_LIMIT } from './api/diagram-time-limit.js';
export type { ForeignFormat } from './api/foreign-formats.js';
export { FOREIGN_FORMATS, foreignFormat } from './api/foreign-formats.js';
export { LANGUAGES } from './api/languages.js';
export { MAPPED_STYLES } from './api/mapped-styles.js';
export type {
  FootnoteDefaults,
  OptionChoices,
  OptionDefaults,
  OptionKind,
  OptionKinds,
} from './api/option-rows.js';
export {
  acceptedValues,
  DUPLICATE_HANDLINGS,
  OPTION_CHOICES,
  OPTION_DEFAULTS,
  OPTION_KINDS,
} from './api/option-rows.js';
export { FONT_FAMILIES, FONT_SIZES, LINE_SPACINGS } from './api/options.js';
export { REPAIR_NAMES } from './api/repair-names.js';
export type { TemplateDefaults } from './api/template-defaults.js';
export { MARGIN_RANGE, TEMPLATE_DEFAULTS, WORD_TEMPLATE_DEFAULTS } from './api/template-defaults.js';
export { DIALECT_NAMES } from './api/text-dialect.js';
