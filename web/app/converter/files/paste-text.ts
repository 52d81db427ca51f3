import type { ToastContent } from '../../ui/toast-content';
import { edits } from '../document/edits';
import type { Converter } from '../instance/converter';
import { changeView } from '../view/view';
import type { ClipboardText } from './clipboard';

/** What the engine may tidy in plain text: bullets, and the line ends of printed pages. */
const TIDIED =
  /^[ \t]*(?:[•◦▪▫■●○‣⁃∙➢➤►▸–✓✔✗✘☐□☑☒]|\p{Extended_Pictographic})|\p{L}[-\u00ad\u2010]\r?$|^[^\p{L}\r\n]{0,4}\d{1,4}\D{0,4}$|\f/mu;

/** Whether a clipboard may contain more than its plain text, or a plain text that is tidied: that takes a further part of the page. */
export function mayBeRich({ html, plain }: ClipboardText): boolean {
  return html.includes('<') || (plain.includes('\t') && plain.includes('\n')) || TIDIED.test(plain);
}

/** Replaces the selection with a clipboard's text: as Markdown if it contains more than plain text. */
export async function pasteText(
  converter: Converter,
  clipboard: ClipboardText,
  announce: (toast: ToastContent) => void,
): Promise<void> {
  if (!mayBeRich(clipboard)) return edits(converter).insert(clipboard.plain);
  changeView(converter, { isPasting: true });
  const rich = await import('./rich-paste').catch(() => undefined);
  if (rich) await rich.pasteRich(converter, clipboard, announce);
  else edits(converter).insert(clipboard.plain);
  changeView(converter, { isPasting: false });
}
