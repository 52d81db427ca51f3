/** The address of a picture that our writer was not given, and that its document therefore does not have. */
export const MISSING_PICTURE = 'missing-picture';
