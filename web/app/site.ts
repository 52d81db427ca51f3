/** Placeholder: where the source code is. */
const SOURCE_URL = 'https://github.com/example/footmark';

/** What an operator of this site edits. Everything on "example" addresses is a placeholder. */
export const SITE = {
  name: 'Footmark',
  /** The space after the dot does not break, so that no line ends with a lone dot. */
  tagline: 'Convert Markdown to Word •\u00a0Simple, fast, and private',
  description:
    'Paste Markdown and download a Word document with real footnotes, tables and headings. It runs in your browser; your text is not uploaded.',
  /** Placeholder: where the site is served, without a slash at the end. Canonical links and the sitemap use it. */
  url: 'https://footmark.example',
  /** Placeholder: the person or company that runs this site, for the legal pages. */
  operator: 'the operator of Footmark',
  /** The landing page's claim. Whoever runs the site answers for the number. */
  claim: 'Instant conversion, no signup. Trusted by over 10,000 users.',
  /** Placeholder: the mailbox that answers visitors. */
  supportEmail: 'support@example.com',
  sourceUrl: SOURCE_URL,
  /** The only place to report problems of security, which SECURITY.md names, too. */
  securityUrl: `${SOURCE_URL}/security/advisories/new`,
  /** Placeholders: the operator's accounts. */
  social: [
    { label: 'Twitter', url: 'https://twitter.com/example' },
    { label: 'GitHub', url: 'https://github.com/example' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
  /** Whether the packages are on npm. Until then, the documentation says how to install them from a clone. */
  isPublished: false,
  copyright: '© 2025 Footmark',
} as const;

/** By the names of settings, what they hold until an operator replaces it. */
const PLACEHOLDERS = {
  url: /\.example\b/,
  operator: /^"the operator of Footmark"$/,
  supportEmail: /@example\.com/,
  sourceUrl: /\/example\//,
  social: /\/example"/,
};

type ReplaceableName = keyof typeof PLACEHOLDERS;

/** The names of the settings that an operator has not replaced yet. */
export function placeholders(site: Readonly<Record<ReplaceableName, unknown>> = SITE): readonly string[] {
  return Object.entries(PLACEHOLDERS)
    .filter(([name, placeholder]) => placeholder.test(JSON.stringify(site[name as ReplaceableName])))
    .map(([name]) => name);
}
