import { FEATURES } from '../../content/landing';
import { PICTURES } from '../../content/pictures';
import CHAT from '../../content/samples/chat.md?raw';
import { BeforeAfter } from '../../ui/BeforeAfter';
import { OpensPicture } from '../../ui/OpensPicture';
import { TextLink } from '../../ui/TextLink';

/** What the converter does, next to a page that shows it. */
export function Features() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-14">
      <div>
        <BeforeAfter source={CHAT} picture={PICTURES.chat} />
        <p className="mt-1 text-sm">
          <OpensPicture picture={PICTURES.chat} />
        </p>
      </div>
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
