// The package's entry `@footmark/engine/options`: plain data about the options and the files that are
// accepted, for programs that offer them without loading the engine.
export type { OptionChoices, TemplateDefaults } from './api/choices.js';
export {
  acceptedValues,
  DUPLICATE_HANDLINGS,
  MARGIN_RANGE,
  OPTION_CHOICES,
  OPTION_DEFAULTS,
  TEMPLATE_DEFAULTS,
  WORD_TEMPLATE_DEFAULTS,
} from './api/choices.js';
export { DIAGRAM_TIME_LIMIT } from './api/diagram-time-limit.js';
export type { ForeignFormat } from './api/foreign-formats.js';
export { FOREIGN_FORMATS, foreignFormat } from './api/foreign-formats.js';
export { LANGUAGES } from './api/languages.js';
export { MAPPED_STYLES } from './api/mapped-styles.js';
export type { OptionKind, OptionKinds } from './api/option-kinds.js';
export { OPTION_KINDS } from './api/option-kinds.js';
export { FONT_FAMILIES, FONT_SIZES, LINE_SPACINGS } from './api/options.js';
export { REPAIR_NAMES } from './api/repair-names.js';
export { DIALECT_NAMES } from './api/text-dialect.js';
