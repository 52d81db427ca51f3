const REVOKE_AFTER_MS = 60_000;

/** Passes a file to the browser's downloads. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  link.click();
  // Safari reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
