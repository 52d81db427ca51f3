import type { RepairName } from '@footmark/engine';

// The engine's own list would bring the engine into the page's first scripts; a test holds this one to it.
export const REPAIR_LABELS: Readonly<Record<RepairName, string>> = {
  'citation-marks': 'Take out citation marks of an assistant',
  'invisible-characters': 'Take out invisible characters',
  'bold-headings': 'Turn bold lines into headings',
  'source-lists': 'Turn the list of sources into footnotes',
};
