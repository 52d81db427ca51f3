import { Link } from 'react-router';
import { converterAt, SHEETS } from '../../content/shown-documents';
import { useConverter } from '../instance/converter-context';

interface Sample {
  readonly id: keyof typeof SHEETS;
  readonly name: string;
  readonly has: string;
  /** The height of its picture in pixels, 440 of which are its width: Academic is on US Letter. */
  readonly height: number;
}

const SAMPLES: readonly Sample[] = [
  { id: 'academic', name: 'A paper', has: 'Notes, quotations, sources', height: 569 },
  { id: 'business', name: 'A report', has: 'Tables, boxes, figures', height: 622 },
  { id: 'technical', name: 'A guide', has: 'Code, steps, warnings', height: 622 },
];

/** How wide the sheets are: the small pictures are enough for phones, where they come before much else. */
const SHEET_SIZES = '(width < 480px) 8.5rem, (width < 1280px) 16rem, 19rem';

/** Sheets of paper on the desk while it is still empty. */
export function Samples() {
  const converter = useConverter();
  return (
    <section aria-labelledby={converter.id('samples-title')} className="needs-script screen-samples">
      <h2 id={converter.id('samples-title')} className="text-2xl font-semibold">
        Or begin with a sample
      </h2>
      <ul className="screen-sample-row">
        {SAMPLES.map(({ id, name, has, height }) => (
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
                    height={height}
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
