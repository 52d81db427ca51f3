import { Icon } from '../../../ui/Icon';
import { useToast } from '../../../ui/use-toast';
import { useConverter } from '../../instance/converter-context';
import { TEMPLATES } from '../../workspace/choices';
import { saveBuiltIn } from './built-in-file';

/** The named templates as Word files, as a starting point for one's own. */
export function BuiltInFiles() {
  const converter = useConverter();
  const announce = useToast();
  return (
    <section aria-labelledby={converter.id('built-in-files')} className="mt-4 border-t border-rule pt-3">
      <h3 id={converter.id('built-in-files')} className="text-sm font-semibold">
        No template yet?
      </h3>
      <p className="pt-1 text-sm text-pretty text-faded">
        Save one of ours, change its styles in Word, and choose it here.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2 py-3">
        {TEMPLATES.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() =>
                void saveBuiltIn(value, label).catch((error: unknown) =>
                  announce({
                    tone: 'destructive',
                    title: 'The template could not be saved',
                    description: error instanceof Error ? error.message : String(error),
                  }),
                )
              }
              className="flex min-h-control w-full items-center gap-2 rounded-small border border-edge bg-sheet px-3 text-sm hover:border-accent hover:text-accent"
            >
              <Icon name="download" />
              <span className="sr-only">Save the template </span>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
