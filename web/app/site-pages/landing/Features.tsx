import { FEATURES } from '../../content/landing';
import { PICTURES } from '../../content/pictures';
import { Picture } from '../../ui/Picture';
import { TextLink } from '../../ui/TextLink';

/** What the converter does, next to a page that shows it. */
export function Features() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-14">
      <Picture picture={PICTURES.seeNote} />
      <ul className="flex flex-col gap-7">
        {FEATURES.map(({ title, text, link }) => (
          <li key={title}>
            <h3 className="font-serif text-xl font-semibold">{title}</h3>
            <p className="mt-1 leading-relaxed">{text}</p>
            <p className="mt-1">
              <TextLink to={link.to}>{link.label}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
