import { isSampleId, type Sample, type SampleId } from '../content/samples';
import academic from '../content/samples/academic.md?raw';
import apa from '../content/samples/apa.md?raw';
import bibtex from '../content/samples/bibtex.md?raw';
import business from '../content/samples/business.md?raw';
import chat from '../content/samples/chat.md?raw';
import essay from '../content/samples/essay.md?raw';
import footnotes from '../content/samples/footnotes.md?raw';
import formulas from '../content/samples/formulas.md?raw';
import handbook from '../content/samples/handbook.md?raw';
import notion from '../content/samples/notion.md?raw';
import obsidian from '../content/samples/obsidian.md?raw';
import quarto from '../content/samples/quarto.md?raw';
import technical from '../content/samples/technical.md?raw';
import tides from '../content/samples/tides.md?raw';
import type { Route } from './+types/sample-file';

const SAMPLES: Record<SampleId, Sample> = {
  academic: { title: 'Academic Research Paper', markdown: academic },
  business: { title: 'Business Strategy Report', markdown: business },
  technical: { title: 'Technical Documentation', markdown: technical },
  chat: { title: 'An Answer of an Assistant', markdown: chat },
  notion: { title: 'A Page Exported from Notion', markdown: notion },
  essay: { title: 'Paper and Patience', markdown: essay },
  footnotes: { title: 'The Harbour Clock', markdown: footnotes },
  bibtex: { title: 'Why Tides Are Predictable', markdown: bibtex },
  obsidian: { title: 'Field Notes', markdown: obsidian },
  formulas: { title: 'The Height of the Tide', markdown: formulas },
  apa: { title: 'Clocks on the Pier', markdown: apa },
  quarto: { title: 'Gauges and Tides', markdown: quarto },
  handbook: { title: 'Handbook of the Gauges', markdown: handbook },
  tides: { title: 'The Short Life of Tides', markdown: tides },
};

/** A sample document as a JSON file. */
export function loader({ params }: Route.LoaderArgs) {
  const id = params.file.replace(/\.json$/, '');
  if (!isSampleId(id)) throw new Response('There is no such sample', { status: 404 });
  return Response.json(SAMPLES[id]);
}
