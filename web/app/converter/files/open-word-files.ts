import type { Converter } from '../instance/converter';
import { takeTemplate } from '../options/own-template/take-template';
import { detailsDrawer } from '../view/details-drawer';
import { askForTemplate, askWordFile, closeTemplateQuestion } from '../view/template-question';
import { carriesText } from '../workers/read-in-worker';
import { openWordText } from './open-word-text';
import { NOT_LOADED, type OpeningHost } from './opening-host';

interface Meaning {
  /** Whether a template is clearly meant: the file was dropped on the templates. */
  readonly isTemplate: boolean;
  /** Whether a template may be meant. */
  readonly mayBeTemplate: boolean;
}

/**
 * Decides what opened, dropped or pasted Word files become: the text, the template, or what the visitor answers. A file
 * that carries a text has been returned with changes.
 */
export async function openWordFiles(
  converter: Converter,
  files: readonly File[],
  host: OpeningHost,
  { isTemplate, mayBeTemplate }: Meaning,
): Promise<void> {
  const [file, ...others] = files;
  if (!file) return;
  const readAsText = async (): Promise<void> => {
    await openWordText(converter, file, { ...host, openSection: detailsDrawer(converter).openSection });
    if (others.length > 0) host.onProblem(othersMessage(file, others));
  };
  if (isTemplate || isTemplateFile(file.name)) {
    const taking = await takeTemplate(converter, file, host.announce);
    if (!taking.ok) askForTemplate(converter, taking.problem);
    else if (others.length > 0) askForTemplate(converter, othersLeft(file, others));
    else closeTemplateQuestion(converter);
  } else if (
    (mayBeTemplate || NAMED_TEMPLATE.test(file.name)) &&
    !/\.doc$/i.test(file.name) &&
    !(await carriesText(file))
  )
    askWordFile(converter, file, () => void readAsText().catch(() => host.announce(NOT_LOADED)));
  else await readAsText();
}

/** What templates are called in the languages of most of them. */
export const NAMED_TEMPLATE =
  /templat|vorlage|mod[eèé]l|plantilla|szablon|шаблон|模板|テンプレート|reference/i;

export function isTemplateFile(name: string): boolean {
  return /\.dot[xm]?$/i.test(name);
}

/** Says why files that were dropped on the templates cannot be used as templates. */
export function refuseAsTemplate(converter: Converter, [file, ...others]: readonly File[]): void {
  if (!file) return;
  const what =
    others.length === 0 ? `“${file.name}” is not a Word file.` : 'There is no Word file among these.';
  const isOpenDocument = /\.[of](?:dt|tt)$/i.test(file.name);
  const remedy = isOpenDocument
    ? 'Open it in LibreOffice or Word and save it as .docx, then choose that file.'
    : 'Choose a .docx or .dotx file.';
  askForTemplate(converter, `${what} ${others.length === 0 ? remedy : 'Choose a .docx or .dotx file.'}`);
}

function othersLeft({ name }: File, others: readonly File[]): string {
  return `A document has one template: “${name}” is yours now; ${restOf(others)} not read.`;
}

function othersMessage({ name }: File, others: readonly File[]): string {
  return `Word files are opened one at a time: “${name}” was opened; ${restOf(others)} not.`;
}

function restOf(others: readonly File[]): string {
  const [other] = others;
  return others.length === 1 && other ? `“${other.name}” was` : `${others.length} others were`;
}
