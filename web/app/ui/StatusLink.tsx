interface StatusLinkProps {
  readonly part: { readonly text: string; readonly href: string };
}

/** A short link on its own line, tall enough for a finger. */
export function StatusLink({ part: { text, href } }: StatusLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-6 items-center rounded-small text-warn underline underline-offset-4 hover:text-ink"
    >
      {text}
    </a>
  );
}
