import { useState } from 'react';

/** A header's collapsible menu on small screens. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, toggle: () => setIsOpen((open) => !open), close: () => setIsOpen(false) };
}
