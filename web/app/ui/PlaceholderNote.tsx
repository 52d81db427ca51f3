import { placeholders } from '../site';

/** A note on pages that name the operator of the site, until the operator is configured. */
export function PlaceholderNote() {
  if (placeholders().length === 0) return null;
  return (
    <p className="mb-8 max-w-prose border-l-4 border-warn bg-warn-wash py-3 pr-4 pl-4">
      <strong className="font-semibold">Placeholders.</strong> The name of the operator and the addresses on
      this page are placeholders. Whoever runs this site must replace them, in <code>web/app/site.ts</code>.
    </p>
  );
}
