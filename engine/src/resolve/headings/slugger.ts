import GithubSlugger from 'github-slugger';

/** Makes unique slugs as GitHub does; call the function for each heading of a document, in document order. */
export function slugger(): (text: string) => string {
  const slugs = new GithubSlugger();
  return (text) => slugs.slug(text.trim());
}
