import type { ChartKind, ChartMarks } from '@footmark/engine/pages';
import { Checkbox } from '../../ui/Checkbox';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { isOn, KINDS, kindIn, looksIn, valueIn, withKind, withValue, withWord } from './chart-marks';
import { SeriesFields } from './SeriesFields';

interface ChartFieldsProps {
  readonly marks: ChartMarks;
  /** As it is drawn, if it is. */
  readonly kind: ChartKind | undefined;
  readonly columns: readonly string[];
  readonly onChange: (marks: ChartMarks) => void;
}

const STACKINGS = [
  { value: 'none', label: 'Side by side' },
  { value: 'stacked', label: 'Stacked' },
  { value: 'percent', label: 'In percent' },
] as const;
const LEGENDS = [
  { value: '', label: 'Automatic' },
  { value: 'bottom', label: 'Below' },
  { value: 'right', label: 'On the right' },
  { value: 'top', label: 'Above' },
  { value: 'left', label: 'On the left' },
  { value: 'no', label: 'None' },
] as const;

/** What can be chosen of a chart: its kind first, and then what that has. */
export function ChartFields({ marks, kind: drawn, columns, onChange }: ChartFieldsProps) {
  const kind = kindIn(marks) ?? drawn ?? 'column';
  const isRound = kind === 'pie' || kind === 'doughnut';
  const canStack = kind === 'column' || kind === 'bar' || kind === 'area';
  const hasRight = looksIn(marks, columns).some(({ isShown, isRight }) => isShown && isRight);
  const legend = valueIn(marks, 'legend').toLowerCase();
  const stacking = STACKINGS.find(({ value }) => isOn(marks, value))?.value ?? 'none';
  const field = (key: string, label: string, inputMode?: 'decimal') => (
    <TextField
      label={label}
      value={valueIn(marks, key)}
      onChange={(text) => onChange(withValue(marks, key, text))}
      {...(inputMode && { inputMode })}
    />
  );
  return (
    <>
      <Segments
        label="Kind"
        value={kind}
        choices={KINDS}
        onChange={(chosen) => onChange(withKind(marks, chosen, columns))}
      />
      {kind !== 'bubble' && <SeriesFields marks={marks} kind={kind} columns={columns} onChange={onChange} />}
      {canStack && (
        <Segments
          label="Arrangement"
          value={stacking}
          choices={STACKINGS}
          onChange={(chosen) =>
            onChange(
              withWord(withWord(marks, 'stacked', chosen === 'stacked'), 'percent', chosen === 'percent'),
            )
          }
        />
      )}
      {!isRound && kind !== 'radar' && (
        <div className="chart-pair">
          {field('x', kind === 'bar' ? 'Vertical axis' : 'Horizontal axis')}
          {field('y', kind === 'bar' ? 'Horizontal axis' : 'Vertical axis')}
          {field('min', 'Smallest value', 'decimal')}
          {field('max', 'Largest value', 'decimal')}
          {hasRight && field('y2', 'Axis on the right')}
        </div>
      )}
      <SelectField
        label="Legend"
        value={LEGENDS.find(({ value }) => value === legend)?.value ?? (isNo(legend) ? 'no' : '')}
        choices={LEGENDS}
        onChange={(chosen) => onChange(withValue(marks, 'legend', chosen))}
      />
      <div>
        <Checkbox
          label="Numbers in the chart"
          checked={isOn(marks, 'labels')}
          onChange={(isWanted) => onChange(withWord(marks, 'labels', isWanted))}
        />
        <Checkbox
          label="Keep the table, too"
          hint="Below the chart"
          checked={isOn(marks, 'with-table')}
          onChange={(isWanted) => onChange(withWord(marks, 'with-table', isWanted))}
        />
      </div>
    </>
  );
}

function isNo(legend: string): boolean {
  return /^(?:none|false|off|0)$/.test(legend);
}
