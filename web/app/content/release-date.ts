/** The date of the newest released version in a CHANGELOG.md, as in 2026-01-31; none before the first release. */
export function releaseDate(changelog: string): string | undefined {
  return /^## \S+, (\d{4}-\d\d-\d\d)$/m.exec(changelog)?.[1];
}
