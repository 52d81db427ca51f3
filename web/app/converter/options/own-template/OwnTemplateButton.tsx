import { useConverter } from '../../instance/converter-context';
import { askForTemplate } from '../../view/template-question';

/** Opens the choice of the visitor's own template. */
export function OwnTemplateButton() {
  const converter = useConverter();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-templates=""
      onClick={() => askForTemplate(converter)}
      className="own-template-button"
    >
      Your template…
    </button>
  );
}
