import type { LinkedCard } from '../content/landing';
import { Card } from '../ui/Card';
import { TextLink } from '../ui/TextLink';

interface LinkedCardsProps {
  readonly cards: readonly LinkedCard[];
  readonly level?: 2 | 3;
}

/** Cards in a row, each with a link to more. */
export function LinkedCards({ cards, level = 3 }: LinkedCardsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {cards.map(({ title, text, link }) => (
        <Card key={title} title={title} level={level}>
          <p className="flex-1">{text}</p>
          <p>
            <TextLink to={link.to}>
              {link.label}
              <span className="sr-only">: {title}</span>
            </TextLink>
          </p>
        </Card>
      ))}
    </div>
  );
}
