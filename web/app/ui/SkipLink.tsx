interface SkipLinkProps {
  readonly href: string;
  readonly children: string;
  /** Where the link does more than the browser does by itself. */
  readonly onFollow?: () => void;
}

/** Out of sight until the keyboard reaches it. */
export function SkipLink({ href, children, onFollow }: SkipLinkProps) {
  return (
    <a
      href={href}
      onClick={
        onFollow &&
        ((event) => {
          event.preventDefault();
          onFollow();
        })
      }
      className="absolute top-2 left-2 z-30 -translate-y-20 rounded-small border border-transparent bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
    >
      {children}
    </a>
  );
}
