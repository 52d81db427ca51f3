import type { ChartKind, ChartMarks } from '@footmark/engine/pages';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { SelectField } from '../../ui/SelectField';
import { canChoose, looksIn, type SeriesLook, withLooks, withValue } from './chart-marks';

interface SeriesFieldsProps {
  readonly marks: ChartMarks;
  readonly kind: ChartKind;
  readonly columns: readonly string[];
  readonly onChange: (marks: ChartMarks) => void;
}

/** A way in which a series can be drawn. */
interface Way {
  readonly value: string;
  readonly label: string;
  readonly isLine: boolean;
  readonly isRight: boolean;
}

const AS_USUAL: Way = { value: 'usual', label: 'Columns', isLine: false, isRight: false };
/** Kinds whose series can differ. */
const WAYS: Partial<Record<ChartKind, readonly Way[]>> = {
  column: [
    AS_USUAL,
    { value: 'line', label: 'Line', isLine: true, isRight: false },
    { value: 'right', label: 'Columns, right axis', isLine: false, isRight: true },
    { value: 'line-right', label: 'Line, right axis', isLine: true, isRight: true },
  ],
  line: [
    { ...AS_USUAL, label: 'Left axis' },
    { value: 'right', label: 'Right axis', isLine: false, isRight: true },
  ],
  scatter: [
    { ...AS_USUAL, label: 'Points' },
    { value: 'line', label: 'Joined points', isLine: true, isRight: false },
  ],
};

/** Which columns of the table are shown, and how each is drawn. */
export function SeriesFields({ marks, kind, columns, onChange }: SeriesFieldsProps) {
  const looks = looksIn(marks, columns);
  const ways = WAYS[kind];
  // Names are separated by commas.
  if (columns.length < 2 || !canChoose(columns)) return null;
  if (kind === 'pie')
    return (
      <SelectField
        label="Series"
        value={columns.find((_, index) => looks[index]?.isShown) ?? ''}
        choices={columns.map((name) => ({ value: name, label: name }))}
        onChange={(name) => onChange(withValue(marks, 'series', name))}
      />
    );
  const change = (index: number, changes: Partial<SeriesLook>): void => {
    const changed = looks.map((look, at) => (at === index ? { ...look, ...changes } : look));
    if (changed.some(({ isShown }) => isShown)) onChange(withLooks(marks, columns, changed));
  };
  return (
    <fieldset className="chart-series">
      <legend>Series</legend>
      {columns.map((name, index) => {
        const look = looks[index];
        return (
          <div key={name} className="chart-one-series">
            <Checkbox
              label={name}
              checked={look?.isShown ?? true}
              onChange={(isShown) => change(index, { isShown })}
            />
            {ways && look?.isShown && (
              <Select
                aria-label={`${name} is drawn as`}
                value={wayOf(ways, look).value}
                onChange={(value) => {
                  const way = ways.find((each) => each.value === value);
                  if (way) change(index, { isLine: way.isLine, isRight: way.isRight });
                }}
              >
                {ways.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function wayOf(ways: readonly Way[], look: SeriesLook): Way {
  const isSame = (one: Way): boolean => one.isLine === look.isLine && one.isRight === look.isRight;
  return ways.find(isSame) ?? AS_USUAL;
}
