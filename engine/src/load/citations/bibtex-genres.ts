import { texText } from './tex-text.js';

/** Theses for a doctorate and a master's degree, as BibLaTeX calls them in the languages of its most frequent users. */
const THESES: Readonly<Record<string, readonly [string, string]>> = {
  de: ['Dissertation', 'Masterarbeit'],
  es: ['Tesis doctoral', 'Tesis de máster'],
  fr: ['Thèse de doctorat', 'Mémoire de master'],
  it: ['Tesi di dottorato', 'Tesi di laurea magistrale'],
  nl: ['Proefschrift', 'Masterscriptie'],
  pt: ['Tese de doutorado', 'Dissertação de mestrado'],
};

/** What else BibLaTeX's manual has for the field `type`, with what its English styles print. */
const KINDS: Readonly<Record<string, string>> = {
  techreport: 'Technical report',
  resreport: 'Research report',
  candthesis: 'Cand. thesis',
  software: 'Computer software',
  datacd: 'CD-ROM',
  audiocd: 'Audio CD',
  patent: 'Patent',
  patentde: 'German patent',
  patenteu: 'European patent',
  patentfr: 'French patent',
  patentuk: 'British patent',
  patentus: 'U.S. patent',
  patreq: 'Patent request',
  patreqde: 'German patent request',
  patreqeu: 'European patent request',
  patreqfr: 'French patent request',
  patrequk: 'British patent request',
  patrequs: 'U.S. patent request',
};

/** The kind of a report, thesis or patent: what `type` names, or says in words. */
export function genreOf(type: string, written: string | undefined, language: string): string | undefined {
  const kind = written?.toLowerCase();
  const [doctoral, masters] = THESES[language.slice(0, 2)] ?? ['PhD thesis', 'Master’s thesis'];
  if (kind === 'phdthesis' || (type === 'phdthesis' && written === undefined)) return doctoral;
  if (kind === 'mathesis' || (type === 'mastersthesis' && written === undefined)) return masters;
  return written === undefined ? undefined : (KINDS[kind ?? ''] ?? texText(written));
}
