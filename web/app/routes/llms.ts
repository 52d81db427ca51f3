import { SHELVES, subjectPath } from '../content/docs/subjects';
import { INTENTS } from '../content/intents';
import { PAGES, type PageFacts } from '../content/pages';
import { SITE } from '../site';

const PRODUCT: readonly PageFacts[] = [
  PAGES.converter,
  PAGES.landing,
  PAGES.footnotes,
  PAGES.styleMapping,
  PAGES.templates,
  PAGES.academic,
  PAGES.useCases,
  PAGES.faq,
  PAGES.privacy,
];
const GUIDES: readonly PageFacts[] = [PAGES.chatgpt, PAGES.notion, ...INTENTS.map(({ page }) => page)];

/** What the site has, for assistants, in the format of llmstxt.org. */
export function loader() {
  const shelves = SHELVES.map(({ title, groups }) =>
    section(
      title,
      groups.flatMap(({ subjects }) =>
        subjects.map(({ id, title: name, description }) => line(name, subjectPath(id), description)),
      ),
    ),
  );
  const text = [
    `# ${SITE.name}`,
    `> ${SITE.description}`,
    section('Pages', PRODUCT.map(lineOf)),
    section('Guides', GUIDES.map(lineOf)),
    ...shelves,
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function lineOf({ title, path, description }: PageFacts): string {
  return line(title.replace(` | ${SITE.name}`, ''), path, description);
}

function line(name: string, path: string, description: string): string {
  return `- [${name}](${SITE.url}${path}): ${description}`;
}
