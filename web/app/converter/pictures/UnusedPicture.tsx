import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Select';
import { useToast } from '../../ui/use-toast';
import { edits } from '../document/edits';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { focusPicture } from './picture-focus';
import { pictureMarkdown } from './picture-markdown';
import { reassign } from './place-pictures';

interface UnusedPictureProps {
  readonly path: string;
  readonly missing: readonly string[];
  readonly onRemove: () => void;
}

const BUTTON =
  'inline-flex min-h-control max-w-full items-center rounded-small border border-edge bg-sheet px-3 text-left text-sm wrap-anywhere hover:border-accent hover:text-accent';

/** A picture that is not in the text, with the choices for it: a missing picture, the cursor, or removal. */
export function UnusedPicture({ path, missing, onRemove }: UnusedPictureProps) {
  const converter = useConverter();
  const announce = useToast();
  const [chosen, setChosen] = useState<string>();
  const target = missing.find((source) => source === chosen) ?? missing[0];

  function assign(source: string): void {
    reassign(converter, source, path, announce);
    focusPicture(converter, source);
  }

  function insert(): void {
    edits(converter).insert(pictureMarkdown([{ path }]));
    editorPlace(converter).focusEditor();
  }

  return (
    <li className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-2 py-2">
      <span className="text-faded">
        <Icon name="sample" />
      </span>
      <p className="min-w-40 flex-1 wrap-anywhere">{path}</p>
      <div className="flex max-w-full flex-wrap items-center gap-2">
        {missing.length > 1 && (
          <div className="w-44 max-w-full">
            <Select aria-label={`What to use ${path} for`} value={target ?? ''} onChange={setChosen}>
              {missing.map((source) => (
                <option key={source} value={source}>
                  Use for {source}
                </option>
              ))}
            </Select>
          </div>
        )}
        {target !== undefined && (
          <button type="button" onClick={() => assign(target)} className={BUTTON}>
            {missing.length > 1 ? 'Use' : `Use for ${target}`}
            <span className="sr-only"> : {path}</span>
          </button>
        )}
        <button type="button" onClick={insert} className={BUTTON}>
          Insert<span className="sr-only"> {path} at the cursor</span>
        </button>
        <button type="button" onClick={onRemove} className={BUTTON}>
          Remove<span className="sr-only"> {path}</span>
        </button>
      </div>
    </li>
  );
}
