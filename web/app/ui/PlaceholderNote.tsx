import { hasPlaceholders } from '../site';

/** On pages that name who runs the site, as long as nobody has said who that is. */
export function PlaceholderNote() {
  if (!hasPlaceholders()) return null;
  return (
    <p className="mb-8 max-w-prose border-l-4 border-warn bg-warn-wash py-3 pr-4 pl-4">
      <strong className="font-semibold">Placeholders.</strong> The name of the operator and the addresses on
      this page are placeholders. Whoever runs this site must replace them, in <code>web/app/site.ts</code>.
    </p>
  );
}
