import { SCREEN } from '../../content/pictures';
import type { PainPoint } from '../../content/use-cases';
import { InlineText } from '../../ui/InlineText';
import { OpensPicture } from '../../ui/OpensPicture';
import { Picture } from '../../ui/Picture';
import { TextLink } from '../../ui/TextLink';

/** A problem with its reports, and beside it what Footmark makes of it. */
export function PainPointRow({ point }: { point: PainPoint }) {
  const { title, description, impact, answer, pictures, sources } = point;
  return (
    <div className="grid items-start gap-x-12 gap-y-4 border-t border-rule py-8 md:grid-cols-2 xl:grid-cols-3">
      <h3 className="font-serif text-xl font-semibold md:max-xl:col-span-2">{title}</h3>
      <div className="flex max-w-prose flex-col gap-3">
        <p>{description}</p>
        <p>
          <strong className="font-semibold">Impact.</strong> {impact}
        </p>
        <p>
          <strong className="font-semibold">In Footmark.</strong> <InlineText text={answer} />
        </p>
        {/* Keeps each source together, with enough space around it for a finger. */}
        <p className="text-sm leading-7 text-faded">
          Sources:{' '}
          {sources.map(({ label, url }, index) => (
            <span key={url} className="inline-block">
              <TextLink to={url}>{label}</TextLink>
              {index < sources.length - 1 && ',\u00a0'}
            </span>
          ))}
        </p>
      </div>
      {pictures.length > 0 ? (
        <div className={pictures.length > 1 ? 'grid grid-cols-2 gap-4' : ''}>
          {pictures.map((picture) => (
            <figure key={picture.src}>
              <Picture picture={picture} />
              <figcaption className="mt-2 text-sm">
                <OpensPicture picture={picture} />
              </figcaption>
            </figure>
          ))}
        </div>
      ) : (
        <ScreenPicture />
      )}
    </div>
  );
}

/** The converter; the browser loads only the picture in the current theme. */
function ScreenPicture() {
  return (
    <div>
      <div className="only-in-light">
        <Picture isPaper={false} picture={SCREEN.light} />
      </div>
      <div className="only-in-dark">
        <Picture isPaper={false} picture={SCREEN.dark} />
      </div>
      <p className="mt-2 text-sm">
        <OpensPicture picture={SCREEN.light} />
      </p>
    </div>
  );
}
