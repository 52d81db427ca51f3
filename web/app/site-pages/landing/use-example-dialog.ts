import { useState } from 'react';
import type { SampleId } from '../../content/samples';

/** Which example the dialog shows, and whether it is open. */
export function useExampleDialog() {
  const [selected, select] = useState<SampleId>('academic');
  const [isOpen, setIsOpen] = useState(false);
  return {
    selected,
    isOpen,
    select,
    open: (id: SampleId = selected) => {
      select(id);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
