import { useEffect } from 'react';
import { COPIED_MS, SIDE_BY_SIDE } from '../../constants';
import { useSelect } from '../../state/use-select';
import { ToolButton } from '../../ui/ToolButton';
import { useMoment } from '../../ui/use-moment';
import { useManuscript } from '../document/use-manuscript';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';
import { type Action, BRINGING, COPY, EDITING, FIND, OUTLINE, type Screen, UNDO } from './actions';

interface TextToolsProps {
  readonly screen: Screen;
  readonly isFinding: boolean;
  /** Copies the text, and calls back once it is on the clipboard. */
  readonly onCopy: (onCopied: () => void) => void;
}

/** On smaller screens a button in the bar opens them, as a menu. */
export const TEXT_TOOLS_ID = 'text-tools';

/** The tools of the text. */
export function TextTools({ screen, isFinding, onCopy }: TextToolsProps) {
  const converter = useConverter();
  const [isCopied, showCopied] = useMoment(COPIED_MS);
  const isOutlined = useSelect(view(converter), ({ isOutlineOpen }) => isOutlineOpen);
  const own = { ...screen, copy: () => onCopy(showCopied) };

  useEffect(() => closeWhenInTheOpen(converter), [converter]);

  const tool = (action: Action) => (
    <ActionTool
      key={action.name}
      action={action === COPY && isCopied ? COPIED : action}
      screen={own}
      {...(action === FIND && { expanded: isFinding })}
      {...(action === OUTLINE && { expanded: isOutlined })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      id={converter.id(TEXT_TOOLS_ID)}
      popover="auto"
      role="group"
      aria-label="Text"
      className="screen-tools"
    >
      {BRINGING.map(tool)}
      <span className="flex-1" />
      {EDITING.map((action) =>
        action === UNDO ? (
          // On smaller screens, it is in the bar.
          <span key={action.name} className="contents max-lg:hidden">
            {tool(action)}
          </span>
        ) : (
          tool(action)
        ),
      )}
    </div>
  );
}

const COPIED: Action = { ...COPY, label: 'Copied', tool: { icon: 'done' } };

interface ActionToolProps {
  readonly action: Action;
  readonly screen: Screen;
  readonly expanded?: boolean;
}

/**
 * The tool of an action. Only those that lead elsewhere close the menu: the others are pressed repeatedly, or report that they are
 * done.
 */
export function ActionTool({ action, screen, expanded }: ActionToolProps) {
  const converter = useConverter();
  const { label, when, tool, shortcut, perform } = action;
  const can = useManuscript(when ?? always);
  return (
    tool && (
      <ToolButton
        icon={tool.icon}
        label={label}
        labelled={tool.isLabelled ?? false}
        disabled={!can}
        {...(tool.leads && { closes: converter.id(TEXT_TOOLS_ID) })}
        {...(shortcut && { keys: shortcut.keys })}
        {...(expanded !== undefined && { expanded })}
        onClick={() => perform(screen, 'button')}
      />
    )
  );
}

const always = (): boolean => true;

/** In a window that becomes wider, the tools are visible, and a menu of them would cover the bar. */
function closeWhenInTheOpen(converter: Converter): () => void {
  const wide = matchMedia(SIDE_BY_SIDE);
  const close = (): void => document.getElementById(converter.id(TEXT_TOOLS_ID))?.hidePopover();
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
