import type { Notice } from '@footmark/engine';
import { Icon } from '../ui/Icon';
import { TextButton } from '../ui/TextButton';
import { countFindings } from './findings';

interface FindingsProps {
  readonly findings: readonly Notice[];
  readonly onGoTo: (line: number) => void;
}

const TONES = {
  error: { name: 'Error', ink: 'text-bad' },
  warning: { name: 'Warning', ink: 'text-warn' },
} as const;

/** What the conversion noticed in the text, set like the notes of a page. */
export function Findings({ findings, onGoTo }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <section id="findings" aria-labelledby="findings-title">
      <div className="note-rule mb-3" />
      <h2 id="findings-title" className="text-lg font-semibold">
        {countFindings(findings.length)}
      </h2>
      <ul className="mt-2 max-h-96 overflow-y-auto text-sm">
        {findings.map(({ code, severity, message, line, column }) => (
          <li key={`${code}:${line}:${column}:${message}`} className="flex gap-2 py-2">
            <span className={TONES[severity].ink}>
              <Icon name={severity} />
            </span>
            <p className="min-w-0 wrap-anywhere">
              <span className="sr-only">{TONES[severity].name}: </span>
              {message} <TextButton onClick={() => onGoTo(line)}>Line {line}</TextButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
