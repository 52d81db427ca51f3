import type { RepairName } from '@footmark/engine';

export const REPAIR_LABELS: Readonly<Record<RepairName, string>> = {
  'citation-marks': 'Remove an assistant’s citation marks',
  'invisible-characters': 'Remove invisible characters',
  'escaped-math': 'Remove needless backslashes from formulas',
  'spaced-bold': 'Move spaces out of bold text',
  'unread-signs': 'Fix broken marks',
  'lines-and-bullets': 'Turn bullets into lists and join broken lines',
  'bold-headings': 'Turn bold lines into headings',
  'source-lists': 'Turn a list of sources into footnotes',
};
