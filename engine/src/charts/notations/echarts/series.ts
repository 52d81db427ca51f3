import { Fields } from '../fields.js';

/** A series of ECharts, with its values as written. */
export interface EchartsSeries {
  readonly type: 'bar' | 'line' | 'pie' | 'scatter' | 'radar';
  readonly name: string;
  readonly data: readonly unknown[];
  readonly stack?: string;
  readonly isArea: boolean;
  readonly isRing: boolean;
  readonly hasLabels: boolean;
  readonly axisIndex: number;
}

const TYPES = ['bar', 'line', 'pie', 'scatter', 'radar'] as const;
const LOOKS =
  /^(?:smooth|colorBy|emptyCircleStyle|itemStyle|lineStyle|symbol.*|showSymbol|showAllSymbol|emphasis|select|blur|color|barWidth|bar(?:Max|Min)Width|barGap|barCategoryGap|barMinHeight|barMinAngle|showBackground|backgroundStyle|step|connectNulls|sampling|animation.*|center|label(?:Line|Layout)|avoidLabelOverlap|roundCap|z|zlevel|silent|clip|legendHoverLink|hoverAnimation|selectedMode|selectedOffset|minAngle|startAngle|endAngle|clockwise|padAngle|tooltip|universalTransition|large|large[A-Z].*|progressive.*|coordinateSystem|id|cursor|seriesLayoutBy|emphasisDisabled|percentPrecision|stillShowZeroSum|minShowLabelAngle|stackStrategy|endLabel|smoothMonotone|triggerLineEvent|radarIndex)$/;

export function seriesOf(value: unknown, path: string): EchartsSeries {
  const fields = Fields.of(value, path);
  const written = fields.text('type');
  const type = TYPES.find((each) => each === written) ?? fields.misfit('type');
  const radius = fields.take('radius');
  const label = fields.fields('label');
  const [y, x] = [fields.number('yAxisIndex') ?? 0, fields.number('xAxisIndex') ?? 0];
  const area = fields.take('areaStyle');
  const stack = fields.take('stack');
  const name = fields.text('name') ?? '';
  const data = fields.list('data') ?? [];
  fields.take('roseType');
  fields.ignore(LOOKS).end();
  return {
    type,
    name,
    data,
    ...(stack !== undefined && stack !== '' && stack !== false && { stack: String(stack) }),
    isArea: area !== undefined,
    isRing: Array.isArray(radius) && !/^0%?$/.test(String(radius[0])),
    // The labels of a pie are the names of its slices.
    hasLabels: type !== 'pie' && (label?.flag('show') ?? false),
    axisIndex: Math.max(x, y),
  };
}
