import type { Block } from './block';
import type { PictureFacts } from './pictures';

/** A page that leads through one way of working. */
export interface Guide {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  readonly picture: PictureFacts;
  readonly pictureCaption: string;
  /** The Markdown that the picture was made from, in part. */
  readonly source: string;
  readonly sections: readonly GuideSection[];
}

export interface GuideStep {
  readonly title: string;
  readonly text: string;
}

export interface GuideSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}
