/** One conversation with a chat assistant, of an export. */
export interface Conversation {
  readonly title: string;
  /** The day of its last change, as `YYYY-MM-DD`; empty if the export does not say it. */
  readonly date: string;
  /** Questions and answers, in their order. */
  readonly turns: readonly Turn[];
}

/** What one side said. */
export interface Turn {
  readonly isQuestion: boolean;
  readonly text: string;
  /** Whether the text is HTML instead of Markdown. */
  readonly isHtml?: true;
  /** The places of the text that stand for sources, in their order. */
  readonly citations?: readonly Citation[];
}

export interface Citation {
  /** The characters of the text that stand for the sources. */
  readonly mark: string;
  readonly sources: readonly CitedPage[];
}

export interface CitedPage {
  readonly title: string;
  readonly url: string;
}

/** The day of a moment in UTC, so that every computer gives the same; empty for what is no moment. */
export function dayOf(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}
