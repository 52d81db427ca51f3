import { isSampleId, type Sample, type SampleId } from '../content/samples';
import academic from '../content/samples/academic.md?raw';
import business from '../content/samples/business.md?raw';
import technical from '../content/samples/technical.md?raw';
import type { Route } from './+types/sample-file';

const SAMPLES: Record<SampleId, Sample> = {
  academic: { title: 'Academic Research Paper', markdown: academic },
  business: { title: 'Business Strategy Report', markdown: business },
  technical: { title: 'Technical Documentation', markdown: technical },
};

/** A sample document as a JSON file. */
export function loader({ params }: Route.LoaderArgs) {
  const id = params.file.replace(/\.json$/, '');
  if (!isSampleId(id)) throw new Response('There is no such sample', { status: 404 });
  return Response.json(SAMPLES[id]);
}
