import type { LinkedCard } from '../content/landing';
import { TextLink } from '../ui/TextLink';

/** Arguments in rows, each with a link to its proof. */
export function LinkedRows({ rows }: { rows: readonly LinkedCard[] }) {
  return (
    <ul className={`grid gap-x-14 ${rows.length % 2 === 0 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
      {rows.map(({ title, text, link }) => (
        <li key={title} className="border-t border-rule py-5">
          <h3 className="font-serif text-lg font-semibold">{title}</h3>
          <p className="mt-1 leading-relaxed">
            {text}{' '}
            <TextLink to={link.to}>
              {link.label}
              <span className="sr-only">: {title}</span>
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
