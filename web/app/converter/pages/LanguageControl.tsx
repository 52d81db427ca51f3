import { LANGUAGES } from '@footmark/engine/options';
import { useSelect } from '../../state/use-select';
import { useToast } from '../../ui/use-toast';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { mapPlace } from '../text/edit';
import { languageEdit } from './language-edit';
import { languageName, plainLanguageName } from './language-names';
import { pagesStore } from './pages-store';

/** The tags of the languages on offer, by their names in alphabetical order; English is American and British. */
const CHOICES = [...LANGUAGES, 'en-GB']
  .map((tag) => ({ tag, name: languageName(tag) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** The language of the text, and whether it was guessed. Choosing one sets it in the front matter. */
export function LanguageControl() {
  const converter = useConverter();
  const { language } = useSelect(pagesStore(converter));
  const announce = useToast();
  if (!language) return null;
  const { tag, isGuessed } = language;
  const given = isGuessed ? undefined : languageName(tag);
  const chosen = CHOICES.find(({ name }) => name === given);

  function choose(wanted: string): void {
    const { text, selection } = screenDocument(converter).read();
    const edit = languageEdit(text, wanted);
    // While its name is typed, a language is chosen again with each letter.
    if (text.slice(edit.from, edit.to) === edit.insert) return;
    const anchor = mapPlace(selection.anchor, edit);
    edits(converter).rewrite(edit, { anchor, head: mapPlace(selection.head, edit) });
    announce({
      tone: 'plain',
      title: `Language: ${languageName(wanted)}`,
      description: `The front matter of your text now says “lang: ${wanted}”.`,
      action: { text: 'Undo', run: edits(converter).undo },
    });
  }

  return (
    <span className="page-language">
      <span aria-hidden="true">{tag.split('-', 1)[0]}</span>
      <select
        aria-label="Language of the text"
        value={chosen?.tag ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {!chosen && <option value="">{given ?? `${plainLanguageName(tag)} · guessed`}</option>}
        {CHOICES.map((each) => (
          <option key={each.tag} value={each.tag}>
            {each.name}
          </option>
        ))}
      </select>
    </span>
  );
}
