/** Why a file cannot be used as a template: a sentence for the person who chose it. */
export class TemplateRefused extends Error {}
