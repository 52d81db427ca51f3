import type { DiagramRenderer, Rasterizer } from '../../api/host.js';
import type { ChartForm } from '../../api/options.js';
import type { ChartLook } from '../../model/chart.js';

/** What the charts of a text have in common. */
export interface ChartSetting {
  readonly form: ChartForm;
  readonly language: string;
  readonly look: ChartLook;
  /** The width of a line and the height of the text of a page, in EMU: pictures are made for them. */
  readonly line: number;
  readonly room: number;
}

export interface ChartHost {
  /** Draws what is no chart, but a diagram of the same language. */
  readonly diagrams?: DiagramRenderer | undefined;
  readonly rasterize?: Rasterizer | undefined;
  readonly signal?: AbortSignal | undefined;
}
