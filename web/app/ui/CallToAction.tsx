import { ButtonLink } from './ButtonLink';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly label?: string;
  readonly to?: string;
  readonly second?: { readonly label: string; readonly to: string };
}

/** The call to action at the end of a page. */
export function CallToAction({
  title,
  text,
  label = 'Start Converting',
  to = '/',
  second,
}: CallToActionProps) {
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-sheet border border-rule bg-wash p-6 sm:px-10 sm:py-8 print:hidden">
      <div>
        <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
        <p className="mt-2 max-w-3xl text-pretty">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={to}>{label}</ButtonLink>
        {second && (
          <ButtonLink to={second.to} tone="secondary">
            {second.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
