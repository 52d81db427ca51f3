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
        <strong className="font-semibold">Here.</strong> <InlineText text={answer} />
      </p>
      <div>
        <div className="note-rule mb-2" />
        <p className="text-sm text-faded">
          Sources:{' '}
          {sources.map(({ label, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <TextLink to={url}>{label}</TextLink>
            </span>
          ))}
        </p>
      </div>
    </Card>
  );
}
