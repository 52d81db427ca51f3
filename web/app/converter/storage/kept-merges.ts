import { sign } from '../../state/sign';

/** Where the drafts with an unfinished merge are listed, in the storage that all tabs share. */
export const KEPT_MERGES = 'kept-merges';

/** Without one, the code for merges is not loaded. */
export const hasKeptMerges = sign(KEPT_MERGES).read;
