import type { ToastContent } from '../../ui/toast-content';
import { takeTemplate } from './take-template';
import { askForTemplate, askWordFile } from './template-question';

interface OpenedWordFiles {
  readonly files: readonly File[];
  /** Whether it is plain that a template is meant: it was let go on the templates, or came with a text. */
  readonly isTemplate: boolean;
  readonly readAsText?: ((file: File) => void) | undefined;
  readonly announce: (toast: ToastContent) => void;
}

/** What Word files become that were opened or dropped: the template, or what the visitor says. */
export async function openWordFiles({
  files,
  isTemplate,
  readAsText,
  announce,
}: OpenedWordFiles): Promise<void> {
  const [file] = files;
  if (!file) return;
  if (isTemplate || /\.(?:dot[xm]?|doc)$/i.test(file.name)) {
    const taking = await takeTemplate(file, announce);
    if (!taking.ok) askForTemplate(taking.problem);
  } else askWordFile(file, readAsText && (() => readAsText(file)));
}
