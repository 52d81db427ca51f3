import { useSelect } from '../../state/use-select';
import { ToolButton } from '../../ui/ToolButton';
import { edits } from '../document/edits';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { bringBack } from './bring-back';
import { otherDraftsStore } from './other-drafts';

/** Says that the visitor's own text was saved when another was opened in its place, and restores it. */
export default function EarlierText() {
  const converter = useConverter();
  const earlier = useManuscript((manuscript) => manuscript.earlier);
  const others = useSelect(otherDraftsStore(converter));
  // Another tab may have opened it, or the visitor may have deleted it.
  if (!others?.some(({ id }) => id === earlier?.id)) return null;
  return (
    <div className="flex items-center gap-x-4 border-b border-rule bg-wash py-1 pr-1 pl-4 text-sm sm:pr-3 sm:pl-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p role="status" className="flex-1 basis-48 py-2">
          Your earlier text is saved.
        </p>
        <button
          type="button"
          onClick={() => void bringBack(converter).then(editorPlace(converter).focusTextOrTab)}
          className="min-h-control rounded-small text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Bring it back
        </button>
      </div>
      <ToolButton
        icon="close"
        label="Dismiss"
        onClick={() => {
          edits(converter).tellEarlier(undefined);
          editorPlace(converter).focusTextOrTab();
        }}
      />
    </div>
  );
}
