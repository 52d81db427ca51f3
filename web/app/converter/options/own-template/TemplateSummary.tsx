import type { StyleMapping, TemplateGuess, TemplatePoint, TemplateReport } from '@footmark/engine';
import type { ReactNode } from 'react';

interface TemplateSummaryProps {
  readonly report: TemplateReport;
  /** Adds an answer to the choices of styles. */
  readonly onAnswer: (styleMap: StyleMapping) => void;
}

/** What becomes of the visitor's template. What was guessed can be answered with one click. */
export function TemplateSummary({ report, onAnswer }: TemplateSummaryProps) {
  const { kept, dropped, filled, guessed } = report;
  return (
    <div data-template-summary="">
      <Part title="Guessed" points={guessed} isOpen>
        {(guess) => <Answers guess={guess} onAnswer={onAnswer} />}
      </Part>
      <Part title="Left out" points={dropped} />
      <Part title="Filled in" points={filled} />
      <Part title="Kept" points={kept} />
    </div>
  );
}

interface PartProps<Point extends TemplatePoint> {
  readonly title: string;
  readonly points: readonly Point[];
  readonly isOpen?: boolean;
  readonly children?: (point: Point) => ReactNode;
}

function Part<Point extends TemplatePoint>({ title, points, isOpen = false, children }: PartProps<Point>) {
  if (points.length === 0) return null;
  return (
    <details open={isOpen} className="style-group">
      <summary>
        {title} <span className="text-faded">({points.length})</span>
      </summary>
      <ul className="flex list-none flex-col gap-2 pt-1 pb-3 text-sm text-pretty">
        {points.map((point) => (
          <li key={point.text}>
            {point.text}.{children?.(point)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Answers({
  guess,
  onAnswer,
}: {
  readonly guess: TemplateGuess;
  readonly onAnswer: TemplateSummaryProps['onAnswer'];
}) {
  if (guess.answers.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2 pt-1">
      {guess.answers.map(({ text, styleMap }) => (
        <button
          key={text}
          type="button"
          onClick={() => onAnswer(styleMap)}
          className="inline-flex min-h-control max-w-full items-center rounded-small border border-edge bg-sheet px-3 text-sm break-words hover:border-accent hover:text-accent"
        >
          Use {text}
        </button>
      ))}
    </span>
  );
}
