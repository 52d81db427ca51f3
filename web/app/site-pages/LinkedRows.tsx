import type { LinkedCard } from '../content/landing';
import { TextLink } from '../ui/TextLink';

interface LinkedRowsProps {
  readonly rows: readonly LinkedCard[];
  /** Of their titles; those of level 4 stand below each other. */
  readonly level?: 3 | 4;
}

/** Arguments in rows, each with a link to its proof. */
export function LinkedRows({ rows, level = 3 }: LinkedRowsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={level === 3 ? 'grid gap-x-14 md:grid-cols-3' : ''}>
      {rows.map(({ title, text, link }) => (
        <li key={title} className="border-t border-rule py-5">
          <Title className="font-serif text-lg font-semibold">{title}</Title>
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
