import { useRef } from 'react';
import type { PictureFacts } from '../content/pictures';
import { Picture } from './Picture';

interface BeforeAfterProps {
  /** What was pasted or written, and a word for that. */
  readonly source: string;
  readonly sourceName: string;
  /** The page that it becomes. */
  readonly picture: PictureFacts;
}

/**
 * A text over the page that it becomes. A slider, for the mouse, a finger or the arrow keys, moves the line between the two; without
 * scripts, the page stands below the text. The text does without the font for code, which nothing else on its pages needs.
 */
export function BeforeAfter({ source, sourceName, picture }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const move = (percent: string): void => frame.current?.style.setProperty('--line', `${percent}%`);
  return (
    <div>
      <div ref={frame} className="before-after">
        <div className="before-after-page">
          <Picture picture={picture} />
        </div>
        <pre className="before-after-text font-[ui-monospace,monospace] text-sm">{source}</pre>
      </div>
      <label className="needs-script mt-3 flex items-center gap-3 text-sm text-faded">
        <span>{sourceName}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          defaultValue={50}
          aria-label={`How much of the text is shown: ${sourceName}`}
          onChange={(event) => move(event.target.value)}
          className="h-control min-w-0 flex-1 accent-accent"
        />
        <span>Its page</span>
      </label>
    </div>
  );
}
