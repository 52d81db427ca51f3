import { askForTemplate } from '../../view/template-question';

/** Opens the choice of the visitor's own template. */
export function OwnTemplateButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-templates=""
      onClick={() => askForTemplate()}
      className="own-template-button"
    >
      Your template…
    </button>
  );
}
