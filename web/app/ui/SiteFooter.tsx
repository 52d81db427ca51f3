import { Link } from 'react-router';
import { FOOTER_GROUPS, type FooterGroup } from '../content/navigation';
import { SITE } from '../site';

const LINK = 'inline-block py-1 underline-offset-4 hover:text-accent hover:underline';

export function SiteFooter() {
  return (
    <footer className="border-t border-rule text-sm text-faded">
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6">
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 md:grid-cols-4 lg:gap-14">
          {FOOTER_GROUPS.map((group) => (
            <LinkGroup key={group.title} group={group} />
          ))}
          <div>
            <h2 className="mb-2 text-base font-semibold text-ink">Elsewhere</h2>
            <ul>
              <li>
                <a href={`mailto:${SITE.supportEmail}`} className={LINK}>
                  Support by e-mail
                </a>
              </li>
              <li>
                <a href={SITE.sourceUrl} className={LINK}>
                  Source code
                </a>
              </li>
              <li>
                <a href="/third-party-licences.txt" className={LINK}>
                  Licences
                </a>
              </li>
              {SITE.social.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} className={LINK}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <p className="mt-10">{SITE.copyright}. Your text never leaves your browser.</p>
      </div>
    </footer>
  );
}

function LinkGroup({ group }: { group: FooterGroup }) {
  return (
    <div>
      <h2 className="mb-2 text-base font-semibold text-ink">{group.title}</h2>
      <ul>
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
