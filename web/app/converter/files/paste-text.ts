import type { ToastContent } from '../../ui/toast-content';
import { edits } from '../document/edits';
import { pastingStore } from '../view/pasting-store';
import type { ClipboardText } from './clipboard';

const STRUCTURE =
  /<(?:h[1-6]|[ou]l|dl|table|pre|blockquote|img|b|strong|em|i|code|a|math|mjx-container|hr)[\s>]|mso-list|font-weight|katex/i;

/** Whether a clipboard may contain more than its plain text. */
export function mayBeRich({ html, plain }: ClipboardText): boolean {
  return STRUCTURE.test(html) || (plain.includes('\t') && plain.includes('\n'));
}

/** Replaces the selection with a clipboard's text: as Markdown if it contains more than plain text. */
export async function pasteText(
  clipboard: ClipboardText,
  announce: (toast: ToastContent) => void,
): Promise<void> {
  if (!mayBeRich(clipboard)) return edits.insert(clipboard.plain);
  pastingStore.change(() => true);
  const rich = await import('./rich-paste').catch(() => undefined);
  if (rich) await rich.pasteRich(clipboard, announce);
  else edits.insert(clipboard.plain);
  pastingStore.change(() => false);
}
