import { Icon } from '../../ui/Icon';
import { useConverter } from '../instance/converter-context';
import { NoteMark } from './NoteMark';
import { ARRIVES_NOTE_ID, PRIVACY_NOTE_ID } from './note-places';

/** Says what the page is, to somebody who has no text in it yet. */
export function Introduction() {
  const converter = useConverter();
  return (
    <div>
      <h1 className="text-[2.75rem] leading-none font-semibold tracking-[-0.025em] sm:text-[4rem]">
        Markdown in,{' '}
        <span className="block whitespace-nowrap">
          Word out.
          <NoteMark
            id={converter.id('headline-mark')}
            to={converter.id(ARRIVES_NOTE_ID)}
            says="what arrives in Word"
          >
            {1}
          </NoteMark>
        </span>
      </h1>
      <p className="mt-5 flex items-center gap-2 font-serif text-xl max-[18rem]:text-base">
        <span className="text-faded">
          <Icon name="lock" />
        </span>
        <span>
          <strong className="font-semibold">Nothing is uploaded.</strong>
          <NoteMark
            id={converter.id('privacy-mark')}
            to={converter.id(PRIVACY_NOTE_ID)}
            says="your text stays here"
          >
            {2}
          </NoteMark>
        </span>
      </p>
    </div>
  );
}
