import { CONTACT_CARDS, RESPONSE_NOTE } from '../../content/contact';
import { SITE } from '../../site';
import { Card } from '../../ui/Card';
import { InlineText } from '../../ui/InlineText';
import { PageTitle } from '../../ui/PageTitle';
import { PlaceholderNote } from '../../ui/PlaceholderNote';
import { TextLink } from '../../ui/TextLink';

export function Contact() {
  return (
    <>
      <PageTitle title="Contact">One mailbox for everything. The links below fill in a subject.</PageTitle>
      <PlaceholderNote />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {CONTACT_CARDS.map(({ title, text, subject }) => (
          <Card key={title} title={title} level={2}>
            <p className="flex-1">
              <InlineText text={text} />
            </p>
            <p>
              <TextLink to={`mailto:${SITE.supportEmail}?subject=${encodeURIComponent(subject)}`}>
                {SITE.supportEmail}
                <span className="sr-only">, subject {subject}</span>
              </TextLink>
            </p>
          </Card>
        ))}
        <Card title="Elsewhere" level={2}>
          <ul className="flex flex-col gap-2">
            {SITE.social.map(({ label, url }) => (
              <li key={label}>
                <TextLink to={url}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <div className="note-rule mt-10 mb-3" />
      <p className="max-w-prose text-faded">{RESPONSE_NOTE}</p>
    </>
  );
}
