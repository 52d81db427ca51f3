import type { ToastContent } from '../../ui/toast-content';
import type { Converter } from '../instance/converter';
import { askForSources } from '../view/questions';
import { view } from '../view/view';
import { type TakeResult, takeLibraryFiles } from './take-library';

/** Adds opened or dropped files with sources and styles, and reports success or the reason for a refusal. */
export async function openLibraryFiles(
  converter: Converter,
  files: readonly File[],
  announce: (toast: ToastContent) => void,
): Promise<void> {
  const taking = await takeLibraryFiles(converter, files);
  if (taking.problems.length > 0) askForSources(converter, taking.problems.join(' '));
  else if (!view(converter).read().sources)
    announce({
      tone: 'plain',
      title: 'Added to your sources',
      description: takenMessage(taking),
      action: { text: 'Sources…', run: () => askForSources(converter) },
      receipt: { of: 'sources', words: taking.inAll },
    });
}

/** What was added, what of it may have wrong letters, and for how long it stays. */
export function takenMessage({ taken, undecoded, isKept }: TakeResult): string {
  const keeping = isKept
    ? 'They are saved on this device.'
    : 'This browser cannot save files, so they stay only until you leave the page.';
  return [`${taken.join('; ')}.`, ...undecoded, keeping].join(' ');
}
