/** The address of a picture that our writer was not given and that is therefore missing from its document. */
export const MISSING_PICTURE = 'missing-picture';
