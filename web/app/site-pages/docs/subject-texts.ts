import type { SubjectText } from '../../content/docs/subject';

/** All texts in the build, which renders their pages; in the browser, those loaded so far. */
const texts = new Map<string, SubjectText>(
  Object.entries(
    import.meta.env.SSR
      ? import.meta.glob<SubjectText>(
          [
            '../../../../docs/*.md',
            '!../../../../docs/{README,benchmark,browser,citation-accuracy,conformance,dialects,pages,reading-word,templates}.md',
          ],
          // These are not the modules below: the bundler would put those in the same place, although nothing there uses them.
          { query: '?subject=ahead', import: 'default', eager: true },
        )
      : {},
  ).map(([path, text]) => [idOf(path), text]),
);

/** The files in `docs/`, except its index and the reports of measurements: a test compares their names with the subjects. */
const loaders = new Map(
  Object.entries(
    import.meta.glob<SubjectText>(
      [
        '../../../../docs/*.md',
        '!../../../../docs/{README,benchmark,browser,citation-accuracy,conformance,dialects,pages,reading-word,templates}.md',
      ],
      { query: '?subject', import: 'default' },
    ),
  ).map(([path, load]) => [idOf(path), load]),
);

const pending = new Map<string, Promise<SubjectText>>();

/** The text of a subject: at once if it is loaded, otherwise the same promise each time until it is. */
export function subjectText(id: string): SubjectText | Promise<SubjectText> {
  const text = texts.get(id);
  if (text) return text;
  const underWay = pending.get(id) ?? load(id);
  pending.set(id, underWay);
  return underWay;
}

async function load(id: string): Promise<SubjectText> {
  const loader = loaders.get(id);
  if (!loader) throw new Error(`Cannot show ${id}, expected a subject of the documentation`);
  try {
    const text = await loader();
    texts.set(id, text);
    return text;
  } finally {
    pending.delete(id);
  }
}

function idOf(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '');
}
