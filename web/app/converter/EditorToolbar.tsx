import { useRef } from 'react';
import { ToolButton } from '../ui/ToolButton';
import { ACCEPTED_EXTENSIONS } from './read-markdown-file';
import type { useDraft } from './use-draft';

interface EditorToolbarProps {
  readonly draft: ReturnType<typeof useDraft>;
  readonly onOpen: (files: readonly File[]) => void;
  readonly onLoadSample: () => void;
}

export function EditorToolbar({ draft, onOpen, onLoadSample }: EditorToolbarProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center border-b border-rule p-1 sm:px-4">
      <ToolButton icon="open" label="Open file" labelled onClick={() => fileInput.current?.click()} />
      <ToolButton icon="sample" label="Load Sample" labelled onClick={onLoadSample} />
      <span className="flex-1" />
      <ToolButton icon="undo" label="Undo" disabled={!draft.canUndo} onClick={draft.undo} />
      <span className="max-[24rem]:hidden">
        <ToolButton icon="redo" label="Redo" disabled={!draft.canRedo} onClick={draft.redo} />
      </span>
      <ToolButton icon="clear" label="Clear" disabled={draft.text === ''} onClick={draft.clear} />
      <input
        ref={fileInput}
        type="file"
        hidden
        accept={ACCEPTED_EXTENSIONS.join(',')}
        onChange={({ target }) => {
          if (target.files) onOpen([...target.files]);
          // Otherwise choosing the same file once more would change nothing and so tell nobody.
          target.value = '';
        }}
      />
    </div>
  );
}
