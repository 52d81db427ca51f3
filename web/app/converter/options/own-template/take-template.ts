import type { StyleMapping } from '@footmark/engine';
import { MAX_TEMPLATE_BYTES } from '../../../constants';
import type { ToastContent } from '../../../ui/toast-content';
import { unreadFile } from '../../../unread-file';
import { type Converter, part } from '../../instance/converter';
import { optionsOpener } from '../../view/adjust-button';
import { DEFAULT_OPTIONS, templateChoices } from '../../workspace/document-options';
import { keptStyleMaps } from '../../workspace/kept-style-maps';
import { ownTemplateChoices } from '../../workspace/own-choices';
import type { OwnTemplate } from '../../workspace/own-template';
import { templateDatabase } from '../../workspace/template-database';
import { templateReader } from '../../workspace/template-report';
import { changeWorkspace, chooseOptions, workspace } from '../../workspace/workspace';

type Announce = (toast: ToastContent) => void;

export type TakeResult = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/** Reads a Word file, chooses it as the template and stores it; if it cannot be used, nothing changes. */
export async function takeTemplate(
  converter: Converter,
  file: File,
  announce: Announce,
): Promise<TakeResult> {
  if (file.size > MAX_TEMPLATE_BYTES) {
    const limit = `${MAX_TEMPLATE_BYTES / 1024 ** 2} MB`;
    return { ok: false, problem: `“${file.name}” is too large. Templates may have up to ${limit}.` };
  }
  const at = Date.now();
  // Held in memory, so that it remains available if the file is changed, moved or deleted.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { ok: false, problem: unreadFile(file.name) };
  const { name, type } = file;
  const before = (await kept()).find((each) => each.name === name) ?? workspace(converter).read().template;
  const styleMap = before?.name === name ? before.styleMap : {};
  return choose(
    converter,
    { name, file: new Blob([bytes], { type }), key: `${name} ${at}`, styleMap, at },
    announce,
  );
}

/** Chooses a template that was read before. */
export function chooseAgain(
  converter: Converter,
  template: OwnTemplate,
  announce: Announce,
): Promise<TakeResult> {
  return choose(converter, { ...template, at: Date.now() }, announce);
}

async function choose(converter: Converter, template: OwnTemplate, announce: Announce): Promise<TakeResult> {
  const report = await templateReader(converter).readReport(template);
  if (!report.ok) return { ok: false, problem: `“${template.name}” cannot be used. ${report.reason}` };
  // First, so that a page that is reloaded as soon as the template is seen still has it.
  const isKept = await keep(template);
  changeWorkspace(converter, { template: template });
  chooseOptions(converter, ownTemplateChoices(template.name, report.madeWith));
  announce({
    tone: 'plain',
    title: `${template.name} is now your template`,
    description: [
      ...report.notices.map(({ message }) => `${message}.`),
      isKept ? 'It is saved on this device.' : NOT_KEPT,
    ].join(' '),
    ...(optionsOpener(converter) && { action: matchStyles(converter) }),
    receipt: { of: 'template', words: `template ${template.name.replace(/\.[a-z]+$/i, '')}` },
  });
  return { ok: true };
}

/** Opens the options, in which the styles come first. */
const matchStyles = part(
  (converter): NonNullable<ToastContent['action']> => ({
    text: 'Match styles',
    run: () => optionsOpener(converter)?.click(),
  }),
);

const NOT_KEPT = 'This browser cannot save files, so it stays only until you leave the page.';

/** The tile of the own template was chosen: that takes effect at once, and what it was made from follows when it has been read. */
export async function chooseOwnTemplate(converter: Converter): Promise<void> {
  const template = workspace(converter).read().template;
  if (!template) return;
  chooseOptions(converter, ownTemplateChoices(template.name));
  const chosen = workspace(converter).read().options;
  const report = await templateReader(converter).readReport(template);
  if (report.ok && report.madeWith && workspace(converter).read().options === chosen)
    chooseOptions(converter, ownTemplateChoices(template.name, report.madeWith));
}

/** Sets the styles for Markdown elements; undefined resets all of them to the proposal. */
export function changeStyleMap(converter: Converter, styleMap: StyleMapping): void {
  const template = workspace(converter).read().template;
  if (!template) return;
  const changed = { ...template, styleMap };
  changeWorkspace(converter, { template: changed });
  keptStyleMaps.write(template.name, styleMap);
  void templateReader(converter).readReport(changed);
}

/** Deletes a template; if it is in use, the named one takes its place. */
export async function removeTemplate(converter: Converter, name: string): Promise<void> {
  if (workspace(converter).read().options.ownTemplate === name)
    chooseOptions(converter, templateChoices(DEFAULT_OPTIONS.template));
  await templateDatabase.erase(name).catch(() => undefined);
  const [next] = await kept();
  if (workspace(converter).read().template?.name === name) changeWorkspace(converter, { template: next });
}

/** The templates of earlier visits, most recent first. */
export async function kept(): Promise<readonly OwnTemplate[]> {
  return templateDatabase.readAll().catch(() => []);
}

async function keep(template: OwnTemplate): Promise<boolean> {
  try {
    await templateDatabase.write(template);
    return true;
  } catch {
    return false;
  }
}
