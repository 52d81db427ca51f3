export function Introduction() {
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
        Markdown in,{' '}
        <span className="whitespace-nowrap">
          Word out.
          <a
            id="privacy-mark"
            href="#privacy-note"
            aria-label="Note 1: your text stays here"
            className="note-mark py-2 pr-2 pl-0.5 text-accent hover:text-accent-strong"
          >
            1
          </a>
        </span>
      </h1>
      <p className="mt-2 text-pretty text-faded">
        Notes arrive as real Word footnotes. Tables, lists, headings and code arrive as what they are.
      </p>
    </div>
  );
}
