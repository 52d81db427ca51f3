import type { PictureFacts } from '../content/pictures';
import { TextLink } from './TextLink';

/** A link that opens in the converter what a picture shows. */
export function OpensPicture({ picture: { opens, alt } }: { picture: Pick<PictureFacts, 'opens' | 'alt'> }) {
  return (
    <TextLink to={opens}>
      Open in the converter<span className="sr-only">: {alt}</span>
    </TextLink>
  );
}
