import { sign } from '../../state/sign';

/** Whether there is an unfinished merge on the device: without one, the code for it is not loaded. */
export const keptMergeSign = sign('kept-merge');
