import { type InlinePart, inlineParts } from '../content/inline-text';
import { TextLink } from './TextLink';

/** Code of at most this many characters stays on one line: an option must not break after its hyphens. */
const MAX_UNBROKEN = 24;

/** A text of the site, with its code, bold words and links. */
export function InlineText({ text }: { text: string }) {
  let at = 0;
  return inlineParts(text).map((part) => {
    at += part.text.length;
    return <Part key={`${at}:${part.kind}`} part={part} />;
  });
}

function Part({ part: { kind, text, to } }: { part: InlinePart }) {
  switch (kind) {
    case 'code':
      return (
        <code
          className={`rounded-small bg-wash px-1 py-0.5 font-mono text-[0.875em] ${text.length > MAX_UNBROKEN ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
        >
          {text}
        </code>
      );
    case 'strong':
      return <strong className="font-semibold text-ink">{text}</strong>;
    case 'link':
      return <TextLink to={to ?? '/'}>{text}</TextLink>;
    case 'text':
      return text;
  }
}
