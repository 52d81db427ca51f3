import { STEPS } from '../../content/landing';
import { SCREEN } from '../../content/pictures';
import { OpensPicture } from '../../ui/OpensPicture';
import { Picture } from '../../ui/Picture';

/** The steps that a visitor takes, above a picture of the converter in the current theme. */
export function Steps() {
  return (
    <>
      <ol className="grid gap-7 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <h3 className="font-serif text-xl font-semibold">
              <span className="mr-2 text-accent">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-1 leading-relaxed">{text}</p>
          </li>
        ))}
      </ol>
      {/* The browser loads only the visible one. */}
      <div className="mt-8">
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
    </>
  );
}
