import type { LoadedChart } from '../../model/chart.js';
import type { ComposedParagraph, Picture } from '../../model/composed.js';
import type { Code, Table } from '../../model/document.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import { textHeight } from '../../theme/index.js';
import { chartColorsOf } from '../../theme/scheme.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { sourceOf } from '../source.js';
import { figure } from './figure.js';

/** The chart that a table or code is shown as, with its caption. */
export function chart(
  node: Table | Code,
  loaded: LoadedChart,
  context: Context,
  composer: Composer,
): ComposedParagraph[] {
  const lastLine = node.type === 'table' ? node.rows.at(-1)?.line : node.lastLine;
  const source = sourceOf({ line: node.line, ...(lastLine !== undefined && { lastLine }) });
  return figure(node, pictureOf(loaded, context), source, context, composer);
}

function pictureOf({ chart: own, picture, draw }: LoadedChart, context: Context): Picture {
  const { page, environment } = context;
  const line = lineWidth(context);
  const described = { alt: own.description, title: '' } as const;
  if (picture) {
    const { width, height } = displayedSize(picture, {}, line, page);
    return {
      type: 'picture',
      image: picture,
      width: Math.round(width),
      height: Math.round(height),
      ...described,
    };
  }
  const { theme } = environment;
  const look = { colors: chartColorsOf(theme), font: theme.fonts.body, hasPaper: false };
  const { svg, ...size } = draw(line * EMU_PER_TWIP, textHeight(page) * EMU_PER_TWIP, look);
  const image = { file: { content: svg, extension: 'svg' }, ...size } as const;
  return { type: 'picture', image, ...size, ...described, chart: own };
}
