import { Link } from 'react-router';
import { converterAt, SHEETS } from '../../content/shown-documents';

const SAMPLES: readonly { readonly id: keyof typeof SHEETS; readonly name: string; readonly has: string }[] =
  [
    { id: 'academic', name: 'A paper', has: 'Notes, quotations, sources' },
    { id: 'business', name: 'A report', has: 'Tables, boxes, figures' },
    { id: 'technical', name: 'A guide', has: 'Code, steps, warnings' },
  ];

/** How wide the sheets are: the small pictures are enough for phones, where they come before much else. */
const SHEET_SIZES = '(width < 480px) 8.5rem, (width < 1280px) 16rem, 19rem';

/** Sheets of paper on the desk while it is still empty. */
export function Samples() {
  return (
    <section aria-labelledby="samples-title" className="needs-script screen-samples">
      <h2 id="samples-title" className="text-2xl font-semibold">
        Or begin with a sample
      </h2>
      <ul className="screen-sample-row">
        {SAMPLES.map(({ id, name, has }) => (
          <li key={id}>
            <Link to={converterAt(SHEETS[id])} className="group block rounded-small text-sm text-faded">
              <span className="screen-sheet">
                <picture>
                  <source
                    type="image/avif"
                    srcSet={`/pictures/sheet-${id}-small.avif 272w, /pictures/sheet-${id}.avif 440w`}
                    sizes={SHEET_SIZES}
                  />
                  <img
                    src={`/pictures/sheet-${id}.webp`}
                    width={440}
                    height={622}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full"
                  />
                </picture>
              </span>
              <span className="mt-4 block font-serif text-lg leading-tight font-semibold text-ink group-hover:text-accent">
                {name}
              </span>
              {has}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
