import { SITE } from '../site';

export function SiteFooter() {
  return (
    <footer className="border-t border-rule pb-24 text-sm text-faded lg:pb-0">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-6 gap-y-2 px-4 py-6 sm:px-6">
        <p>{SITE.copyright}</p>
        <a href={`mailto:${SITE.supportEmail}`} className="underline underline-offset-4 hover:text-accent">
          {SITE.supportEmail}
        </a>
      </div>
    </footer>
  );
}
