import { useEffect } from 'react';
import { SITE } from '../../site';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { titleOf } from '../text/title';

/** The title of the text is that of the browser's tab, which is found by it among others. */
export function useWindowTitle(): void {
  const converter = useConverter();
  const title = useManuscript(({ text }) => titleOf(text));
  useEffect(() => {
    if (title === undefined || !isMeant(converter, null)) return undefined;
    const before = document.title;
    document.title = `${title} | ${SITE.name}`;
    return () => {
      document.title = before;
    };
  }, [title, converter]);
}
