import { useEffect } from 'react';
import { useSelect } from '../../state/use-select';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import type { TemplateChoice } from '../workspace/template-choice';
import { miniatures } from './miniatures';
import { PagePicture } from './PagePicture';

interface FirstPageMiniatureProps {
  readonly template: TemplateChoice;
}

const A4_RATIO = 210 / 297;

/** The first page of this text in a template; if that is a title page, the second page is in front of it. */
export function FirstPageMiniature({ template }: FirstPageMiniatureProps) {
  const converter = useConverter();
  useEffect(() => miniatures(converter).requestMiniature(template), [template, converter]);
  const miniature = useSelect(miniatures(converter).miniatureStore, (value) => value.get(template));
  const texts = useManuscript((manuscript) => manuscript.texts);
  const [first, second] = miniature?.drawings ?? [];
  const addressOf = miniature?.addressOf ?? noAddress;
  const ratio = first ? first.width / first.height : A4_RATIO;
  return (
    // What was painted of one text does not stay for the next.
    <span key={texts} className="page-miniature" data-two={second ? '' : undefined}>
      <PagePicture drawing={first} ratio={ratio} addressOf={addressOf} />
      {second && <PagePicture drawing={second} ratio={ratio} addressOf={addressOf} />}
    </span>
  );
}

function noAddress(): undefined {
  return undefined;
}
