import type { UserGroup } from '../../content/use-cases';
import { Card } from '../../ui/Card';
import { TextLink } from '../../ui/TextLink';

export function UserGroupCard({ group }: { group: UserGroup }) {
  const { title, description, users, painPoint, solution, link } = group;
  return (
    <Card title={title}>
      <p>{description}</p>
      <dl className="flex flex-1 flex-col gap-3">
        {[
          ['Who', users],
          ['Problem', painPoint],
          ['Solution', solution],
        ].map(([term, text]) => (
          <div key={term}>
            <dt className="text-sm text-faded">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </p>
    </Card>
  );
}
