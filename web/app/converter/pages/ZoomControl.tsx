import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { chooseWhitePaper, chooseZoom, view } from '../view/view';
import { nextZoom, ZOOM_STEPS } from '../view/zoom';
import { readZoom } from '../view/zoom-choice';
import { usePageTotal } from './PageTotal';
import { SmallTool } from './SmallTool';

const WHITE_PAPER = 'white-paper';

/** The controls for the size of the pages and their background. */
export function ZoomControl() {
  const converter = useConverter();
  const total = usePageTotal();
  const { percent, zoom, whitePaper } = useSelect(view(converter));
  if (total === 0) return null;
  const choose = (value: string): void => {
    const chosen = readZoom(value);
    if (chosen !== undefined) chooseZoom(converter, chosen);
    else if (value === WHITE_PAPER) chooseWhitePaper(converter, !whitePaper);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group in a toolbar must not look like a fieldset
    <div role="group" aria-label="Zoom" className="inline-flex items-center gap-0.5 text-sm text-faded">
      <select
        aria-label="Size of the pages"
        value={String(zoom)}
        onChange={({ target }) => choose(target.value)}
        className="h-[1.875rem] max-w-32 rounded-small bg-transparent px-2 text-faded field-sizing-content hover:bg-wash hover:text-ink"
      >
        <option value="page">Whole page</option>
        <option value="width">Fit width</option>
        <option value="text">Fit text</option>
        {ZOOM_STEPS.map((step) => (
          <option key={step} value={step}>
            {step}%
          </option>
        ))}
        <optgroup label="In the dark">
          <option value={WHITE_PAPER}>{whitePaper ? '✓ White paper' : 'White paper'}</option>
        </optgroup>
      </select>
      <span className="contents max-sm:hidden">
        {typeof zoom === 'string' && (
          <span className="pr-1 pl-2 text-ink tabular-nums @max-[33rem]:hidden">{percent}%</span>
        )}
        <SmallTool
          label="Smaller"
          disabled={percent <= (ZOOM_STEPS[0] ?? 0)}
          onClick={() => chooseZoom(converter, nextZoom(percent, 'smaller'))}
        >
          <path d="M4.5 10h11" />
        </SmallTool>
        <SmallTool
          label="Larger"
          disabled={percent >= (ZOOM_STEPS.at(-1) ?? 0)}
          onClick={() => chooseZoom(converter, nextZoom(percent, 'larger'))}
        >
          <path d="M4.5 10h11M10 4.5v11" />
        </SmallTool>
      </span>
    </div>
  );
}
