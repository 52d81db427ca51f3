interface PrintButtonProps {
  /** The document's, without its ending. */
  readonly fileName?: string | undefined;
}

export function PrintButton(_props: PrintButtonProps) {
  return null;
}
