import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The pages for what people search for share one route: see `content/intents/`. */
const INTENTS = [
  'markdown-footnotes-to-word',
  'bibtex-to-word',
  'obsidian-to-word',
  'chatgpt-formulas-to-word',
  'markdown-to-apa',
  'quarto-to-word',
  'word-to-markdown',
];

export default [
  layout('routes/site.tsx', [
    index('routes/converter.tsx'),
    route('landing', 'routes/landing.tsx'),
    route('features/footnotes', 'routes/footnotes.tsx'),
    route('features/style-mapping', 'routes/style-mapping.tsx'),
    route('features/academic', 'routes/academic.tsx'),
    route('templates', 'routes/templates.tsx'),
    route('docs', 'routes/docs.tsx'),
    route('docs/:subject', 'routes/docs-subject.tsx'),
    route('chatgpt-to-word', 'routes/chatgpt-to-word.tsx'),
    route('notion-to-word', 'routes/notion-to-word.tsx'),
    ...INTENTS.map((path) => route(path, 'routes/intent.tsx', { id: `intent/${path}` })),
    route('faq', 'routes/faq.tsx'),
    route('use-cases', 'routes/use-cases.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('about', 'routes/about.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  // Files that the build writes from the site's own data.
  route('samples/:file', 'routes/sample-file.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
