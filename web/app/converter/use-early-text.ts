import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keeps what was typed into the prerendered page before its scripts were there. */
export function useEarlyText(
  textArea: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onType: (text: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    const early = textArea.current?.value;
    if (early && text === '') onType(early);
  });
  useEffect(() => adopt(), []);
}
