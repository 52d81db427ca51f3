export function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 shrink-0 motion-safe:animate-spin fill-none stroke-current"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" strokeWidth="2" opacity=".3" />
      <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
