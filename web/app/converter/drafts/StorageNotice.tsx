import { useSelect } from '../../state/use-select';
import { saveFile } from '../../ui/save-file';
import { TextButton } from '../../ui/TextButton';
import { documentFileName } from '../document/file-name';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { useManuscript } from '../document/use-manuscript';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { recordStorage, storageState } from '../storage/storage-state';

const REASONS = {
  full: 'There is no room left on this device, so your text and its pictures are not saved.',
  silent:
    'The storage of this browser does not answer. Texts that were saved here are not lost, but they cannot be shown, and what you write now is not saved until it answers.',
  denied: 'This browser does not let the page store anything, so your text and its pictures are not saved.',
} as const;

const LINE = 'border-b border-rule bg-warn-wash px-4 py-3 text-sm sm:px-6';

/** Says that the text will be lost after a reload, as long as this is the case. */
export default function StorageNotice() {
  const converter = useConverter();
  const trouble = useSelect(storageState(converter), (current) => current.trouble);
  const isDamaged = useSelect(storageState(converter), (current) => current.isDamaged);
  const isWritten = useManuscript(hasText);
  return (
    <>
      {isDamaged && (
        <p role="alert" className={LINE}>
          A text that was saved on this device is damaged and could not be brought back.{' '}
          <TextButton onClick={() => recordStorage(converter, { isDamaged: false })}>Dismiss</TextButton>
        </p>
      )}
      {trouble && (isWritten || trouble === 'silent') && (
        <p role="alert" className={LINE}>
          {REASONS[trouble]}{' '}
          {isWritten ? (
            <>
              Save the text as a file before you close or reload this page.{' '}
              <TextButton onClick={() => saveMarkdown(converter)}>Save as .md</TextButton>
            </>
          ) : (
            'Reload the page to try again.'
          )}
        </p>
      )}
    </>
  );
}

function saveMarkdown(converter: Converter): void {
  const { text, fileName } = screenDocument(converter).read();
  const name = (fileName ?? documentFileName(new Date())).replace(/\.docx$/i, '');
  saveFile(new Blob([text], { type: 'text/markdown' }), `${name}.md`);
}
