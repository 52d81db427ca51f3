/* What reading Word files needs of charts. */

export { type ExtendedChart, readExtended } from './extended.js';
export { type ChartPlace, chartTable } from './placed-chart.js';
export { referenceOfCategories } from './plot.js';
export { type ReadChart, readChart, textsIn } from './read-chart.js';
