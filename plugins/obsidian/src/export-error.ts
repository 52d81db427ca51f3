/** A reason for which nothing can be exported; its message is for the person. */
export class ExportError extends Error {}
