/** Shown in place of the converter if the browser runs no scripts. */
export function ScriptsNeeded() {
  return (
    <noscript>
      <div className="mt-6 max-w-prose rounded-sheet border border-rule bg-warn-wash p-5">
        <p className="font-semibold">The converter needs JavaScript.</p>
        <p className="mt-2">
          It builds the Word file here in your browser, and JavaScript is off. Turn it on for this page, then
          reload it. You can read the{' '}
          <a href="/docs" className="text-accent underline underline-offset-4">
            documentation
          </a>{' '}
          and all other pages without it.
        </p>
      </div>
    </noscript>
  );
}
