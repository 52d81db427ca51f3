import type { Receipt, ToastContent } from '../../ui/toast-content';
import type { OpeningHost } from './opening-host';

const ORDER: readonly Receipt['of'][] = ['text', 'pictures', 'sources', 'template'];

/** Holds back what is told about files that were opened together, so that it is told at once: `Text · 31 of 32 pictures · 2 sources`. */
export class Receipts {
  readonly #toasts: ToastContent[] = [];
  readonly #words = new Map<Receipt['of'], string>();
  #isGiven = false;

  constructor(private readonly host: OpeningHost) {}

  /** The host for what opens the files. What it tells after the receipt was given goes to the visitor directly. */
  collecting<Host extends OpeningHost>(host: Host): Host {
    return {
      ...host,
      onText: (text, fileName) => {
        this.#words.set('text', 'Text');
        host.onText(text, fileName);
      },
      announce: (toast) => {
        if (this.#isGiven) return host.announce(toast);
        if (toast.receipt) this.#words.set(toast.receipt.of, toast.receipt.words);
        this.#toasts.push(toast);
      },
    };
  }

  /** Of one kind, what was told of it; of several, one line. What failed is told as it is. */
  give(): void {
    this.#isGiven = true;
    const several = this.#words.size > 1;
    const failed = this.#toasts.filter(({ receipt }) => !several || !receipt);
    const [action] = this.#toasts.flatMap((toast) => (several && toast.receipt && toast.action) || []);
    if (several)
      this.host.announce({
        tone: 'plain',
        title: 'Opened',
        description: ORDER.flatMap((kind) => this.#words.get(kind) ?? []).join(' · '),
        ...(action && { action }),
      });
    for (const toast of failed) this.host.announce(toast);
  }
}
