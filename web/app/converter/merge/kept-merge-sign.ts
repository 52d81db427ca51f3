import { storedFlag } from '../../stored-flag';

/** Whether there is an unfinished merge on the device: without one, the code for it is not loaded. */
export const keptMergeSign = storedFlag('kept-merge');
