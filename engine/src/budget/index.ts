export { type Bounded, bounded, excessOf } from './bounded.js';
export { Budget, type Cost, type Limits, OverBudget } from './budget.js';
