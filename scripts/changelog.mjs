const HEADINGS = /^## .+$/gm;
const COMING = /^## .*not yet released$/i;

/**
 * The text of CHANGELOG.md with a version and a date for its newest section, which must not be released yet.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date as in 2026-01-31
 */
export function datedChangelog(changelog, version, date) {
  const [newest = ''] = changelog.match(HEADINGS) ?? [];
  if (!COMING.test(newest))
    throw new Error(`The newest section of CHANGELOG.md is "${newest}", expected "## … not yet released"`);
  if (changelog.includes(`\n## ${version},`) && !newest.startsWith(`## ${version},`))
    throw new Error(`CHANGELOG.md already has a section for ${version}`);
  return changelog.replace(newest, `## ${version}, ${date}`);
}

/**
 * The section of a released version, without its heading.
 *
 * @param {string} changelog
 * @param {string} version
 */
export function sectionOf(changelog, version) {
  const headings = [...changelog.matchAll(HEADINGS)];
  const index = headings.findIndex(([heading]) =>
    new RegExp(`^## ${version.replaceAll('.', '\\.')}, \\d{4}-\\d\\d-\\d\\d$`).test(heading),
  );
  const found = headings[index];
  if (found === undefined) throw new Error(`CHANGELOG.md has no section "## ${version}, DATE"`);
  return changelog.slice(found.index + found[0].length, headings[index + 1]?.index).trim();
}
