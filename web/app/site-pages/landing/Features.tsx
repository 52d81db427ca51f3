import { TEMPLATE_PREVIEWS } from '../../content/features';
import { FEATURES } from '../../content/landing';
import { PICTURES } from '../../content/pictures';
import APA from '../../content/samples/apa.md?raw';
import CHAT from '../../content/samples/chat.md?raw';
import { BeforeAfter } from '../../ui/BeforeAfter';
import { OpensPicture } from '../../ui/OpensPicture';
import { TemplateSlider } from '../../ui/TemplateSlider';
import { TextLink } from '../../ui/TextLink';
import { LinkedRows } from '../LinkedRows';

const SHOWN = [
  <BeforeAfterAnswer key="answer" />,
  <BeforeAfterPaper key="paper" />,
  <TemplateSlider key="templates" templates={TEMPLATE_PREVIEWS} />,
];

/** What the converter does, beside real pages that show it. */
export function Features() {
  return (
    <ul>
      {FEATURES.map(({ title, text, link, more }, index) => (
        <li
          key={title}
          className="grid items-start gap-x-14 gap-y-5 border-t border-rule py-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
        >
          <div>
            <h3 className="font-serif text-2xl font-semibold">{title}</h3>
            <p className="mt-2 text-lg leading-relaxed">{text}</p>
            <p className="mt-2">
              <TextLink to={link.to}>{link.label}</TextLink>
            </p>
          </div>
          {/* Between the two on narrow screens, beside both on wide ones. */}
          <div className="w-full min-w-0 lg:row-span-2 lg:max-w-xl lg:justify-self-end">{SHOWN[index]}</div>
          <LinkedRows rows={more} level={4} />
        </li>
      ))}
    </ul>
  );
}

function BeforeAfterAnswer() {
  return (
    <>
      <BeforeAfter source={CHAT} sourceName="Pasted" picture={PICTURES.chat} />
      <p className="mt-2 text-sm">
        <OpensPicture picture={PICTURES.chat} />
      </p>
    </>
  );
}

function BeforeAfterPaper() {
  return (
    <>
      <BeforeAfter source={APA.slice(APA.indexOf('## '))} sourceName="Written" picture={PICTURES.intentApa} />
      <p className="mt-2 text-sm">
        <OpensPicture picture={PICTURES.intentApa} />
      </p>
    </>
  );
}
