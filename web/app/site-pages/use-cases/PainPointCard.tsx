import type { PainPoint } from '../../content/use-cases';
import { Card } from '../../ui/Card';
import { InlineText } from '../../ui/InlineText';
import { TextLink } from '../../ui/TextLink';

export function PainPointCard({ point }: { point: PainPoint }) {
  const { title, description, impact, answer, sources } = point;
  return (
    <Card title={title}>
      <p>{description}</p>
      <p>
        <strong className="font-semibold">Impact.</strong> {impact}
      </p>
      <p className="flex-1">
        <strong className="font-semibold">In Footmark.</strong> <InlineText text={answer} />
      </p>
      <div>
        <div className="note-rule my-2" />
        {/* Keeps each source together, with enough space around it for a finger. */}
        <p className="text-sm leading-7 text-faded">
          Sources:{' '}
          {sources.map(({ label, url }, index) => (
            <span key={url} className="inline-block">
              <TextLink to={url}>{label}</TextLink>
              {index < sources.length - 1 && ',\u00a0'}
            </span>
          ))}
        </p>
      </div>
    </Card>
  );
}
