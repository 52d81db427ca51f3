import { spawnWorker } from '../conversion/spawn-worker';
import { openWordText } from '../from-word/open-word-text';
import { carriesText } from '../from-word/read-in-worker';
import { takeTemplate } from '../own-template/take-template';
import { askForTemplate, askWordFile } from '../own-template/template-question';
import { setDrawer } from '../shell/notes-drawer';
import type { OpeningHost } from './opening-host';

interface Meaning {
  /** Whether a template is clearly meant: the file was dropped on the templates, or together with a text. */
  readonly isTemplate: boolean;
  /** Whether a template may be meant. */
  readonly mayBeTemplate: boolean;
}

/**
 * Decides what opened, dropped or pasted Word files become: the text, the template, or what the visitor answers. A file
 * that carries a text has been returned with changes.
 */
export async function openWordFiles(
  files: readonly File[],
  host: OpeningHost,
  { isTemplate, mayBeTemplate }: Meaning,
): Promise<void> {
  const [file, ...others] = files;
  if (!file) return;
  const readAsText = async (): Promise<void> => {
    await openWordText(file, { ...host, openNotes: () => setDrawer(true) });
    if (others.length > 0) host.onProblem(othersMessage(file, others));
  };
  if (isTemplate || /\.dot[xm]?$/i.test(file.name)) {
    const taking = await takeTemplate(file, host.announce);
    if (!taking.ok) askForTemplate(taking.problem);
  } else if (mayBeTemplate && !/\.doc$/i.test(file.name) && !(await carriesText(file, spawnWorker)))
    askWordFile(file, () => void readAsText());
  else await readAsText();
}

function othersMessage({ name }: File, others: readonly File[]): string {
  const [other] = others;
  const rest = others.length === 1 && other ? `“${other.name}” was` : `${others.length} others were`;
  return `Word files are opened one at a time: “${name}” was opened, ${rest} not.`;
}
