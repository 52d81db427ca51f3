/** A sheet with a raised mark, the short rule above a note, and the note. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
      <path className="fill-accent" d="M6 2h15l6 6v19a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z" />
      <path className="fill-wash" d="M21 2l6 6h-4.5A1.5 1.5 0 0 1 21 6.5Z" />
      <g className="fill-none stroke-on-accent" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12.5 9.2 15.5 7v10M12.5 17h6" />
        <path d="M8 22h8M8 26h14" strokeWidth="1.5" opacity=".85" />
      </g>
    </svg>
  );
}
