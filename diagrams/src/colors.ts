import type { DiagramColors, DiagramShades } from '@footmark/engine';

/** Nearly black, as the library's own text. */
const INK = '#1a1a1a';
const PAPER = '#ffffff';

/** A theme that the code of a diagram names, or colours of its own for one: in its front matter, or in a directive. */
const OWN_THEME = /\btheme(?:Variables)?\b["']?\s*:/;

type Variables = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * The library's variables for the colours of a document (`src/themes/theme-default.js`); none for a diagram with a theme of its own.
 * Those that the library derives from others are here, too: it has derived them before it reads these.
 */
export function themeVariables(code: string, colors: DiagramColors | undefined): Variables {
  const [first, second, third, , fifth] = colors?.accents ?? [];
  if (!colors || !first || !second || !third || !fifth || OWN_THEME.test(code)) return {};
  const { accents, frame } = colors;
  return {
    ...each(PARTS, first.ground),
    ...each(PART_LINES, first.line),
    ...each(['secondaryColor', 'noteBkgColor', 'sectionBkgColor2', 'commitLabelBackground'], second.ground),
    ...each(['secondaryBorderColor', 'noteBorderColor'], second.line),
    tertiaryColor: third.ground,
    tertiaryBorderColor: third.line,
    ...each(FRAMES, frame.ground),
    ...each(FRAME_LINES, frame.line),
    ...each(LETTERS, INK),
    ...each(['pieStrokeColor', 'pieOuterStrokeColor', 'rowOdd'], PAPER),
    taskBkgColor: first.middle,
    critBkgColor: fifth.middle,
    critBorderColor: fifth.line,
    pieOpacity: '1',
    xyChart: {
      ...each(CHART_LETTERS, INK),
      backgroundColor: PAPER,
      plotColorPalette: accents.map(({ line }) => line).join(','),
    },
    ...Object.fromEntries(accents.flatMap(ofAccent)),
  };
}

const PARTS = (
  'primaryColor mainBkg stateBkg labelBackgroundColor compositeTitleBackground personBkg requirementBackground tagLabelBackground ' +
  'quadrant1Fill quadrant2Fill quadrant3Fill quadrant4Fill sectionBkgColor activeTaskBkgColor'
).split(' ');
const PART_LINES = (
  'primaryBorderColor border1 nodeBorder compositeBorder personBorder requirementBorderColor tagLabelBorder quadrantPointFill ' +
  'taskBorderColor activeTaskBorderColor'
).split(' ');
const FRAMES = ['secondBkg', 'clusterBkg', 'rectBkgColor', 'rowEven'];
const FRAME_LINES =
  'border2 clusterBorder flowContainerStroke archGroupBorderColor quadrantInternalBorderStrokeFill quadrantExternalBorderStrokeFill'.split(
    ' ',
  );
const LETTERS = (
  'primaryTextColor secondaryTextColor tertiaryTextColor stateLabelColor requirementTextColor tagLabelColor commitLabelColor ' +
  'quadrant1TextFill quadrant2TextFill quadrant3TextFill quadrant4TextFill quadrantPointTextFill quadrantTitleFill ' +
  'quadrantXAxisTextFill quadrantYAxisTextFill'
).split(' ');
const CHART_LETTERS = (
  'titleColor dataLabelColor legendTextColor xAxisTitleColor xAxisLabelColor xAxisTickColor xAxisLineColor yAxisTitleColor ' +
  'yAxisLabelColor yAxisTickColor yAxisLineColor'
).split(' ');

function each(names: readonly string[], color: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, color]));
}

/** The number of accents. The library has up to twelve of some colours, and eight branches. */
const ACCENTS = 6;
const BRANCHES = 8;

function ofAccent({ line, middle, ground }: DiagramShades, index: number): [string, string][] {
  const later = index + ACCENTS;
  const branch = (at: number, color: string, label: string): [string, string][] =>
    at < BRANCHES
      ? [
          [`git${at}`, color],
          [`gitBranchLabel${at}`, label],
        ]
      : [];
  return [
    [`pie${index + 1}`, middle],
    [`pie${later + 1}`, ground],
    [`venn${index + 1}`, middle],
    [`cScale${index}`, middle],
    [`cScale${later}`, ground],
    [`cScaleLabel${index}`, INK],
    [`cScaleLabel${later}`, INK],
    [`fillType${index}`, ground],
    ...branch(index, line, PAPER),
    ...branch(later, middle, INK),
  ];
}
