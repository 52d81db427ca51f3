import { PAIN_POINTS, SOLUTION, USER_GROUPS, type UserGroup } from '../../content/use-cases';
import { CallToAction } from '../../ui/CallToAction';
import { Card } from '../../ui/Card';
import { InlineText } from '../../ui/InlineText';
import { PageSection } from '../../ui/PageSection';
import { PageTitle } from '../../ui/PageTitle';
import { TextLink } from '../../ui/TextLink';
import { PainPointRow } from './PainPointRow';

export function UseCases() {
  return (
    <>
      <PageTitle title="Use cases">
        What goes wrong between Markdown and Word, who runs into it, and how Footmark solves it.
      </PageTitle>
      <PageSection
        title="Eight things that go wrong"
        lead="From public issue trackers, with links to the reports. Beside each is what you get here."
      >
        <ol>
          {PAIN_POINTS.map((point) => (
            <li key={point.title}>
              <PainPointRow point={point} />
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title="Who runs into them">
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {USER_GROUPS.map((group) => (
            <UserGroupCard key={group.title} group={group} />
          ))}
        </div>
      </PageSection>
      <PageSection title="In short">
        <ul className="flex max-w-prose flex-col gap-3 text-lg">
          {SOLUTION.map((line) => (
            <li key={line}>
              <InlineText text={line} />
            </li>
          ))}
        </ul>
      </PageSection>
      <CallToAction
        title="Is your problem among them?"
        text="Try it with the text that went wrong elsewhere."
      />
    </>
  );
}

function UserGroupCard({ group }: { group: UserGroup }) {
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
