/** A file cannot be used as a template; the message says why to the person who chose it. */
export class TemplateRefused extends Error {}
