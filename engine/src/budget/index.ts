/*
 * What texts from strangers may cost. `bounded` runs work with a budget of steps; over it, the part becomes a notice that names it, and the
 * document goes on.
 */
export { type Bounded, bounded, excessOf } from './bounded.js';
export { Budget, type Cost, type Limits, OverBudget } from './budget.js';
