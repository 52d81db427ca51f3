import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../ui/Icon';
import type { Section } from '../text/outline';

interface OutlineRowProps {
  readonly section: Section;
  /** Of the findings in it. */
  readonly signs: readonly string[];
  /** Whether the cursor is in it. */
  readonly isCurrent: boolean;
  /** Whether a section that is being dragged would go in front of it. */
  readonly isTarget: boolean;
  readonly onGoTo: () => void;
  readonly onDrag: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MOST_SIGNS = 3;

export function OutlineRow(props: OutlineRowProps) {
  const { section, signs, isCurrent, isTarget, onGoTo, onDrag, onKeyDown } = props;
  const title = section.title === '' ? 'Untitled' : section.title;
  return (
    <li className="outline-row" data-target={isTarget || undefined}>
      <button
        type="button"
        aria-current={isCurrent ? 'location' : undefined}
        onClick={onGoTo}
        className="outline-heading"
        style={{ paddingInlineStart: `${(section.level - 1) * 0.875 + 0.5}rem` }}
      >
        <span className="truncate">{title}</span>
        {signs.length > 0 && (
          <span className="outline-signs">
            <span className="sr-only">
              , {signs.length === 1 ? '1 finding' : `${signs.length.toLocaleString('en')} findings`}
            </span>
            <span aria-hidden="true">
              {signs.slice(0, MOST_SIGNS).join(' ')}
              {signs.length > MOST_SIGNS && ' …'}
            </span>
          </span>
        )}
      </button>
      <button
        type="button"
        data-handle=""
        aria-label={`Move ${title}`}
        data-tooltip="Drag, or move with ↑ and ↓"
        onPointerDown={onDrag}
        onKeyDown={onKeyDown}
        className="outline-handle"
      >
        <Icon name="menu" />
      </button>
    </li>
  );
}
