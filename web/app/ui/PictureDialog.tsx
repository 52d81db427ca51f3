import type { Block } from '../content/block';
import ModalDialog from './ModalDialog';
import { PAPER, PictureOnPaper } from './PictureOnPaper';

interface PictureDialogProps {
  readonly picture: Extract<Block, { kind: 'picture' }>;
  readonly onClose: () => void;
}

/** A picture in its full size, to be scrolled where the screen is narrower. */
export default function PictureDialog({ picture, onClose }: PictureDialogProps) {
  return (
    <ModalDialog title="Enlarged picture" isOpen onClose={onClose} shape="wide">
      <div className={`mx-auto w-max ${PAPER}`}>
        <PictureOnPaper picture={picture} className="max-w-none" />
      </div>
    </ModalDialog>
  );
}
