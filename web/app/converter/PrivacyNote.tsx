/** The note to the mark in the headline. */
export function PrivacyNote() {
  return (
    <aside id="privacy-note" className="mt-10 max-w-prose text-sm text-pretty text-faded">
      <div className="note-rule mb-3" />
      <p>
        <span className="note-mark mr-1 text-ink">1</span>
        Your text stays here. The conversion runs in this browser tab; nothing is uploaded and nothing is
        stored.{' '}
        <a
          href="#privacy-mark"
          aria-label="Back to the headline"
          className="text-accent hover:text-accent-strong"
        >
          ↩
        </a>
      </p>
    </aside>
  );
}
