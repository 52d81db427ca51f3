/**
 * The address of a picture that is missing from our document because it could not be loaded, followed by a slash and its file
 * name if the document contains that.
 */
export const MISSING_PICTURE = 'missing-picture';
