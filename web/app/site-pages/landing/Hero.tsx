import { HERO } from '../../content/landing';
import { PICTURES } from '../../content/pictures';
import { SITE } from '../../site';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { OpensPicture } from '../../ui/OpensPicture';
import { Picture } from '../../ui/Picture';

const SOURCE = `## Two times, one town

The school rang its bell by the sun
in summer and by the telegraph in
winter, which the teachers defended
as geography.[^school]

[^school]: Report of the inspector,
    who arrived nine minutes late.`;

export function Hero({ onSeeExample }: { onSeeExample: () => void }) {
  return (
    <section className="grid items-center grid-cols-1 gap-10 py-4 lg:grid-cols-2 lg:gap-14">
      <div>
        <h1 className="text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl xl:text-6xl">
          {HERO.title}
          <a href="#hero-note" aria-label="Note 1" className="note-mark py-2 pr-2 pl-0.5 text-accent">
            1
          </a>
        </h1>
        <p className="mt-5 max-w-prose text-lg text-pretty text-faded">{HERO.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to="/">Start Converting Free</ButtonLink>
          <Button tone="secondary" className="needs-script" onClick={onSeeExample}>
            See Example
          </Button>
        </div>
        <p className="mt-4 text-sm text-faded">{SITE.claim}</p>
        <div className="note-rule mt-10 mb-3" />
        <p id="hero-note" className="max-w-prose text-sm text-faded">
          <span className="note-mark mr-1 font-semibold text-ink">1</span>
          {HERO.note}
        </p>
      </div>
      <HeroPicture />
    </section>
  );
}

/** A passage as it was written, and on its page. It does without the font for code, which nothing else here needs. */
function HeroPicture() {
  return (
    <div>
      <pre
        aria-hidden="true"
        className="mr-4 overflow-hidden rounded-sheet border border-rule bg-sheet p-3 pb-14 font-[ui-monospace,monospace] text-[0.6875rem] leading-relaxed shadow-sheet sm:mr-24 sm:p-6 sm:pb-16 sm:text-sm"
      >
        {SOURCE}
      </pre>
      <div className="relative -mt-10 ml-6 rounded-small shadow-raised sm:ml-20">
        <Picture picture={PICTURES.hero} sizes="(min-width: 1024px) 32rem, 85vw" />
      </div>
      <p className="mt-3 ml-6 text-sm sm:ml-20">
        <OpensPicture picture={PICTURES.hero} />
      </p>
    </div>
  );
}
