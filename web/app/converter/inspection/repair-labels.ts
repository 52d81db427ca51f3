import type { RepairName } from '@footmark/engine';

export const REPAIR_LABELS: Readonly<Record<RepairName, string>> = {
  'citation-marks': 'Take out citation marks of an assistant',
  'invisible-characters': 'Take out invisible characters',
  'escaped-math': 'Take needless backslashes out of formulas',
  'bold-headings': 'Turn bold lines into headings',
  'source-lists': 'Turn the list of sources into footnotes',
};
