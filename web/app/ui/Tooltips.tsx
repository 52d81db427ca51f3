import { useLayoutEffect, useRef } from 'react';
import { tooltipPlace } from './tooltip-place';
import { useCommandKey } from './use-command-key';
import { useTooltip } from './use-tooltip';

/** Tooltips with the names and keys of controls that do not show them: `data-tooltip` and `data-keys`. */
export function Tooltips() {
  const control = useTooltip();
  return control && <Tooltip key={control.dataset.tooltip} control={control} />;
}

function Tooltip({ control }: { control: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  const command = useCommandKey();
  const { tooltip, keys } = control.dataset;

  useLayoutEffect(() => {
    if (!bubble.current) return;
    const { style } = bubble.current;
    const size = bubble.current.getBoundingClientRect();
    const { left, top } = tooltipPlace(control.getBoundingClientRect(), size, innerWidth);
    style.left = `${left}px`;
    style.top = `${top}px`;
  }, [control]);

  return (
    <div
      ref={bubble}
      role="tooltip"
      className="fixed top-0 left-0 z-40 rounded-small border border-transparent bg-ink px-2 py-1 text-xs text-sheet shadow-raised"
    >
      {tooltip}
      {keys && (
        <span className="ml-2 opacity-75">
          {command} {keys}
        </span>
      )}
    </div>
  );
}
