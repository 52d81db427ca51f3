interface SkipLinkProps {
  readonly href: string;
  readonly children: string;
  /** For links that do more than the browser does on its own. */
  readonly onFollow?: () => void;
}

/** Invisible until it has the keyboard focus. */
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
