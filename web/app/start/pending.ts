/** The attribute of a control that was used and has not done anything yet. */
export const PENDING = 'data-pending';
