import type { Block } from './block';
import type { PictureFacts } from './pictures';

/** A page that explains one way of working, step by step. */
export interface Guide {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  readonly picture: PictureFacts;
  readonly pictureCaption: string;
  /** An excerpt of the Markdown that the picture was made from. */
  readonly source: string;
  readonly sections: readonly GuideSection[];
}

interface GuideStep {
  readonly title: string;
  readonly text: string;
}

interface GuideSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}
