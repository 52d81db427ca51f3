import { Icon } from './Icon';
import { useCopy } from './use-copy';

interface CodeSampleProps {
  readonly label: string;
  readonly code: string;
}

const LINE = /[^\n]*\n|[^\n]+/g;
const COMMAND_OPTION = /(?<= )(--?[a-z][a-z-]*)/;
const MAX_STEPS = 4;
/** On narrow screens, long lines wrap, with the rest of them indented; on others they scroll, so that tables stay legible. */
const LINES =
  'scrolls-sideways overflow-x-auto px-3 py-3 font-mono text-xs leading-relaxed whitespace-pre-wrap sm:px-4 sm:text-sm sm:whitespace-pre';

/** Markdown to read and copy. The button appears on hover and on focus; on devices without hover, it is always visible. */
export function CodeSample({ label, code }: CodeSampleProps) {
  const { isCopied, copy } = useCopy(code);
  return (
    <figure className="group relative min-w-0 rounded-sheet border border-rule bg-sheet">
      <figcaption className="border-b border-rule px-4 py-2 pr-14 text-sm text-faded">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <pre tabIndex={0} data-label={label} className={LINES}>
        <code>{linesOf(code)}</code>
      </pre>
      <button
        type="button"
        onClick={copy}
        aria-label={isCopied ? 'Copied' : `Copy: ${label}`}
        className={`needs-script absolute top-0.5 right-1 inline-flex size-9 items-center justify-center rounded-small bg-sheet hover:bg-wash hover:text-accent focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100 ${isCopied ? 'text-good opacity-100' : 'opacity-0'}`}
      >
        <Icon name={isCopied ? 'done' : 'copy'} />
      </button>
    </figure>
  );
}

function linesOf(code: string) {
  return [...code.matchAll(LINE)].map(({ 0: line, index }) => (
    <span key={index} data-indent={indentOf(line)}>
      {line.split(COMMAND_OPTION).map(keptWhole)}
    </span>
  ));
}

/** The steps of two spaces before a line; those of a longer indentation are not told apart. */
function indentOf(line: string): number | undefined {
  const steps = Math.floor((/^ */.exec(line)?.[0].length ?? 0) / 2);
  return Math.min(steps, MAX_STEPS) || undefined;
}

/** Every other part of a line is an option, which must not break after its hyphens. */
function keptWhole(part: string, at: number) {
  if (at % 2 === 0) return part;
  return (
    <span key={at} className="whitespace-nowrap">
      {part}
    </span>
  );
}
