import { useEffect, useState } from 'react';
import { COPIED_MS } from '../constants';

/** Copies a text, and reports success for a moment. */
export function useCopy(text: string) {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch (error) {
      console.error('Failed to copy to clipboard', error);
    }
  }

  return { isCopied: copies > 0, copy };
}
