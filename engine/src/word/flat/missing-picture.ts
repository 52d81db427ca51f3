/**
 * The address of a picture that our writer was not given and that is therefore missing from its document; after a slash, the
 * name of its file, where the document contains it.
 */
export const MISSING_PICTURE = 'missing-picture';
