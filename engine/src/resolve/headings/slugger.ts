import GithubSlugger from 'github-slugger';

/** Gives each heading of a document, in their order, the name that GitHub gives it; no two have the same. */
export function slugger(): (text: string) => string {
  const slugs = new GithubSlugger();
  return (text) => slugs.slug(text.trim());
}
